import type { ReleaseManifest } from '../registry';
import { chunkCosts, expectBudget } from './budget';

const file = (bytes: number) => ({ sha256: 'a'.repeat(64), bytes });
const manifest: ReleaseManifest = {
  name: 'unis',
  contract: '^1.0.0',
  paths: ['/explore/unis'],
  slots: [],
  client: {
    entry: 'client/entry.js',
    remote: { js: ['client/remote.js'], css: [] },
    chunks: {
      'unis.landing': { js: ['client/remote.js', 'client/landing.js'], css: ['client/landing.css'] },
    },
  },
  server: { entry: 'server/entry.js' },
  files: {
    'client/entry.js': file(100),
    'client/entry.js.br': file(10),
    'client/remote.js': file(20),
    'client/remote.js.br': file(2),
    'client/landing.js': file(300),
    'client/landing.js.br': file(30),
    'client/landing.css': file(5),
  },
};

describe('byte budget of a remote', () => {
  it('counts entry, module, chunks and styles once each, at their compressed size', () => {
    expect(chunkCosts(manifest)).toEqual({ 'unis.landing': 47 });
  });

  it('accepts a cost equal to the budget and rejects one byte more, naming the route and the excess', () => {
    expect(() => expectBudget(manifest, 47)).not.toThrow();
    expect(() => expectBudget(manifest, 46)).toThrow('unis.landing is 47 bytes, 1 over the budget of 46');
  });
});
