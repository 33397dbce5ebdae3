import { fileOfBuild } from './build-files';

const fileOf = (pathname: string) => fileOfBuild('unis', pathname);

describe('the files of the newest build', () => {
  it('stand for those of any release of the remote', () => {
    expect(fileOf('/releases/unis/0123456789ab/client/unis.landing.js')).toBe('dist/client/unis.landing.js');
    expect(fileOf('/releases/unis/ffffffffffff/client/remoteEntry.js.map')).toBe(
      'dist/client/remoteEntry.js.map',
    );
  });

  it('include the updates of open pages', () => {
    expect(fileOf('/releases/unis/hot/remote.a1.hot-update.js')).toBe('hot/remote.a1.hot-update.js');
  });

  it.each([
    '/releases/careers/0123456789ab/client/remote.js',
    '/releases/unis/0123456789ab/server/remoteEntry.js',
    '/releases/unis/0123456789ab/client/../release.json',
    '/releases/unis/hot/../dist/release.json',
    '/explore/unis',
    '/',
  ])('are not what %s asks for', (pathname) => {
    expect(fileOf(pathname)).toBeUndefined();
  });
});
