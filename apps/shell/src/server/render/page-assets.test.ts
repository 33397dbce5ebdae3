import type { LoadedRemote } from '@signpost/federation/loading';
import { pageAssets } from './page-assets';
import { releaseIntegrity } from './integrity';

const sha256 = (byte: string) => ({ sha256: byte.repeat(64), bytes: 1 });
/** What a browser calls the hash that `sha256` gives. */
const hash = (byte: string) => `sha256-${Buffer.from(byte.repeat(64), 'hex').toString('base64')}`;

const FILES = {
  'client/remoteEntry.js': sha256('a'),
  'client/remote.js': sha256('b'),
  'client/landing.js': sha256('c'),
  'client/landing.css': sha256('d'),
};
const LIST = 'client/integrity.json';

const remoteWith = (files: object) =>
  ({
    name: 'unis',
    release: '0123456789ab',
    manifest: {
      client: {
        entry: 'client/remoteEntry.js',
        remote: { js: ['client/remote.js'], css: [] },
        chunks: {
          'unis.landing': { js: ['client/common.js', 'client/landing.js'], css: ['client/landing.css'] },
          'unis.slot.home.row': { js: ['client/common.js'], css: [] },
        },
      },
      files,
    },
  }) as unknown as LoadedRemote;
const remote = remoteWith({ ...FILES, [LIST]: sha256('e') });
const ofBefore = remoteWith(FILES);
const at = (file: string) => `/releases/unis/0123456789ab/client/${file}`;

describe('the assets of a page', () => {
  it('are those of the routes and slots that were rendered, each once', () => {
    const used = [
      { remote, chunks: ['root', 'unis.landing'] },
      { remote, chunks: ['unis.slot.home.row'] },
    ];
    expect(pageAssets(used)).toMatchObject({
      js: [at('remoteEntry.js'), at('remote.js'), at('common.js'), at('landing.js')],
      css: [at('landing.css')],
      lists: [at('integrity.json')],
    });
  });

  it('bring no script of a row that nobody has come to yet [R-01]', () => {
    expect(pageAssets([{ remote, chunks: ['unis.landing'], isDeferred: true }])).toMatchObject({
      js: [],
      css: [at('landing.css')],
      lists: [],
    });
  });

  it('are proved by the hashes that the shell verified, scripts and styles', () => {
    expect(Object.fromEntries(pageAssets([{ remote, chunks: ['unis.landing'] }]).integrity)).toEqual({
      [at('remoteEntry.js')]: hash('a'),
      [at('remote.js')]: hash('b'),
      [at('landing.js')]: hash('c'),
      [at('landing.css')]: hash('d'),
    });
  });

  it('are proved up to the entry alone where a release cannot prove what that loads', () => {
    const { lists, integrity } = pageAssets([{ remote: ofBefore, chunks: ['unis.landing'] }]);
    expect([lists, Object.fromEntries(integrity)]).toEqual([[], { [at('remoteEntry.js')]: hash('a') }]);
  });
});

it('tells a browser what a release is proved by, whether it lists its files or not', () => {
  expect(releaseIntegrity(remote.manifest)).toEqual({ entry: hash('a'), list: hash('e') });
  expect(releaseIntegrity(ofBefore.manifest)).toEqual({ entry: hash('a') });
});
