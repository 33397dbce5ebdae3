import type { LoadedRemote } from '@signpost/federation/loading';
import { pageAssets } from './page-assets';
import { releaseIntegrity } from './integrity';

const sha256 = (byte: string) => ({ sha256: byte.repeat(64), bytes: 1 });
/** Returns the integrity attribute for the same hash. */
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
const withoutList = remoteWith(FILES);
const at = (file: string) => `/releases/unis/0123456789ab/client/${file}`;

describe('pageAssets', () => {
  it('returns the files of the rendered routes and slots without duplicates', () => {
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

  it('leaves out the scripts of a row with deferred hydration [R-01]', () => {
    expect(pageAssets([{ remote, chunks: ['unis.landing'], isDeferred: true }])).toMatchObject({
      js: [],
      css: [at('landing.css')],
      lists: [],
    });
  });

  it('returns the integrity hashes of scripts and styles from the manifest', () => {
    expect(Object.fromEntries(pageAssets([{ remote, chunks: ['unis.landing'] }]).integrity)).toEqual({
      [at('remoteEntry.js')]: hash('a'),
      [at('remote.js')]: hash('b'),
      [at('landing.js')]: hash('c'),
      [at('landing.css')]: hash('d'),
    });
  });

  it('returns only the integrity of the entry for a release without an integrity list', () => {
    const { lists, integrity } = pageAssets([{ remote: withoutList, chunks: ['unis.landing'] }]);
    expect([lists, Object.fromEntries(integrity)]).toEqual([[], { [at('remoteEntry.js')]: hash('a') }]);
  });
});

it('returns the integrity of a release with and without an integrity list', () => {
  expect(releaseIntegrity(remote.manifest)).toEqual({ entry: hash('a'), list: hash('e') });
  expect(releaseIntegrity(withoutList.manifest)).toEqual({ entry: hash('a') });
});
