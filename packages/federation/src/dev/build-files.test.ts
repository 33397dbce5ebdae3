import { resolveBuildFile } from './build-files';

const fileOf = (pathname: string) => resolveBuildFile('unis', pathname);

describe('files of builds', () => {
  it('are in the folder of their build', () => {
    expect(fileOf('/releases/unis/build-0a1b/client/unis.landing.js')).toBe('client/0a1b/unis.landing.js');
    expect(fileOf('/releases/unis/build-0a1b/client/remote.js.map')).toBe('client/0a1b/remote.js.map');
  });

  it('include hot updates', () => {
    expect(fileOf('/releases/unis/hot/remote.a1.hot-update.js')).toBe('hot/remote.a1.hot-update.js');
  });

  it.each([
    '/releases/careers/build-0a1b/client/remote.js',
    '/releases/unis/build-0a1b/server/remoteEntry.js',
    '/releases/unis/build-0a1b/client/../release.json',
    '/releases/unis/build-../client/remote.js',
    '/releases/unis/0123456789ab/client/remote.js',
    '/releases/unis/hot/../dist/release.json',
    '/explore/unis',
    '/',
  ])('do not match %s', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });
});
