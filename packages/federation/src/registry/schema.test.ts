import { readFileSync } from 'node:fs';
import path from 'node:path';
import { jsonSchemas, SCHEMA_FOLDER } from './json-schemas';
import { registryDocument, releaseManifest, releaseRef } from './schema';

const root = path.resolve(__dirname, '../../../..');
const sha = 'a'.repeat(64);
const ref = {
  release: '0123456789ab',
  url: 'unis/0123456789ab/',
  integrity: sha,
  contract: '^1.0.0',
  paths: ['/explore/unis'],
  slots: ['home.row'],
  releasedAt: '2026-11-21T10:00:00.000Z',
};

describe('contract as JSON Schema', () => {
  it.each(Object.entries(jsonSchemas()))(
    '%s is generated from the schemas that the code validates with (run npm run schemas to update)',
    (name, text) => {
      const kept = readFileSync(path.join(root, SCHEMA_FOLDER, name), 'utf8');
      expect(JSON.parse(kept)).toEqual(JSON.parse(text));
    },
  );
});

describe('registry document', () => {
  it('accepts a registry of releases', () => {
    expect(
      registryDocument.parse({ version: 1, remotes: { unis: { live: ref, previous: null } } }),
    ).toBeTruthy();
  });

  it.each([
    ['an invalid hash', { integrity: 'abc' }],
    ['a path that is not absolute', { paths: ['explore'] }],
    ['a slot that the shell does not have', { slots: ['nowhere'] }],
    ['a release id that could leave its folder', { release: '../../../etc' }],
  ])('rejects %s', (_, change) => {
    expect(releaseRef.safeParse({ ...ref, ...change }).success).toBe(false);
  });
});

describe('manifest of a release', () => {
  const manifest = {
    name: 'unis',
    contract: '^1.0.0',
    paths: ['/explore/unis'],
    slots: [],
    client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
    server: { entry: 'server/remoteEntry.js' },
    files: { 'client/remoteEntry.js': { sha256: sha, bytes: 1 } },
  };

  it('accepts files inside the release', () => {
    expect(releaseManifest.parse(manifest)).toBeTruthy();
  });

  it.each(['../outside.js', '/etc/passwd', 'client/../../outside.js', 'client\\outside.js'])(
    'rejects a file at %s',
    (file) => {
      expect(
        releaseManifest.safeParse({ ...manifest, files: { [file]: { sha256: sha, bytes: 1 } } }).success,
      ).toBe(false);
    },
  );
});
