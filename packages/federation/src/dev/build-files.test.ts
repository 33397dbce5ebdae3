import { resolveBuildFile } from './build-files';

const fileOf = (pathname: string) => resolveBuildFile('unis', pathname);

describe('files of the newest build', () => {
  it('are served for every release of the remote', () => {
    expect(fileOf('/releases/unis/0123456789ab/client/unis.landing.js')).toBe('dist/client/unis.landing.js');
    expect(fileOf('/releases/unis/ffffffffffff/client/remoteEntry.js.map')).toBe(
      'dist/client/remoteEntry.js.map',
    );
  });

  it('include hot updates', () => {
    expect(fileOf('/releases/unis/hot/remote.a1.hot-update.js')).toBe('hot/remote.a1.hot-update.js');
  });

  it.each([
    '/releases/careers/0123456789ab/client/remote.js',
    '/releases/unis/0123456789ab/server/remoteEntry.js',
    '/releases/unis/0123456789ab/client/../release.json',
    '/releases/unis/hot/../dist/release.json',
    '/explore/unis',
    '/',
  ])('do not match %s', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });
});
