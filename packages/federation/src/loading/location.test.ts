import { allowedLocation, ownOrigins } from './location';

const HOST = 'https://releases.test/shop/';

describe('allowed location of a release', () => {
  it('is the store, whether a folder or a host', () => {
    expect(allowedLocation('/srv/store', 'unis/0123456789ab/', [])).toBe('/srv/store/unis/0123456789ab/');
    expect(allowedLocation(HOST, 'unis/0123456789ab/', ownOrigins(HOST))).toBe(
      'https://releases.test/shop/unis/0123456789ab/',
    );
    expect(allowedLocation(HOST, `${HOST}unis/1/`, ownOrigins(HOST))).toBe(`${HOST}unis/1/`);
  });

  it('is another configured origin', () => {
    const url = 'https://unis.test/0123456789ab/';
    expect(allowedLocation('/srv/store', url, ['https://unis.test'])).toBe(url);
  });

  it.each(['https://evil.test/x/', 'HTTPS://EVIL.TEST/x/', '//evil.test/x/', 'http://releases.test/x/'])(
    'is not %s',
    (url) => {
      expect(() => allowedLocation(HOST, url, ownOrigins(HOST))).toThrow('releases are not allowed from');
    },
  );

  it.each(['https://evil.test/x/', '../elsewhere/', 'unis/../../elsewhere/'])(
    'is not %s, where the store is a folder',
    (url) => {
      expect(() => allowedLocation('/srv/store', url, [])).toThrow('releases are not allowed from');
    },
  );
});
