import { parseBuildFile, parseHotUpdate } from './build-files';

describe('address of a file of the remote in development', () => {
  it.each([
    ['/releases/unis/build-0a1b/client/remote.js.map', { build: '0a1b', file: 'remote.js.map' }],
    ['/releases/unis/0123456789ab/client/unis.a.js', { release: '0123456789ab', file: 'unis.a.js' }],
  ])('%s is one of a build or a release', (pathname, file) => {
    expect(parseBuildFile('unis', pathname)).toEqual(file);
  });

  it('may be one of a hot update', () => {
    expect(parseHotUpdate('unis', '/releases/unis/hot/remote.a1.hot-update.js')).toBe(
      'remote.a1.hot-update.js',
    );
  });

  it.each([
    '/releases/careers/build-0a1b/client/remote.js',
    '/releases/careers/hot/remote.a1.hot-update.js',
    '/releases/unis/build-0a1b/server/remoteEntry.js',
    '/releases/unis/build-0a1b/client/../release.json',
    '/releases/unis/build-../client/remote.js',
    '/releases/unis/hot/../dist/release.json',
    '/explore/unis',
    '/',
  ])('is not %s', (pathname) => {
    expect([parseBuildFile('unis', pathname), parseHotUpdate('unis', pathname)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
