import { readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything but the backend', () => {
    expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:1' })).toMatchObject({
      PORT: 4200,
      MICRO_CACHE: 'on',
    });
  });

  it('lets developers look through pages everywhere but in production, unless it says otherwise', () => {
    const xrayOf = (environment: NodeJS.ProcessEnv) =>
      readConfig({ BACKEND_URL: 'http://127.0.0.1:1', ...environment }).XRAY;
    expect(xrayOf({})).toBe('on');
    expect(xrayOf({ NODE_ENV: 'production' })).toBe('off');
    expect(xrayOf({ NODE_ENV: 'production', XRAY: 'on' })).toBe('on');
  });

  it('lets everyone save, and only people who are signed in where it says so [S-04]', () => {
    const said = { BACKEND_URL: 'http://127.0.0.1:1' };
    expect(readConfig(said).LOGIN_REQUIRED).toBe('off');
    expect(readConfig({ ...said, LOGIN_REQUIRED: 'on' }).LOGIN_REQUIRED).toBe('on');
    expect(() => readConfig({ ...said, LOGIN_REQUIRED: 'yes' })).toThrow(/^LOGIN_REQUIRED: /);
  });

  it('takes no short operator token', () => {
    expect(() => readConfig({ BACKEND_URL: 'http://127.0.0.1:1', OPERATOR_TOKEN: 'short' })).toThrow(
      /^OPERATOR_TOKEN: /,
    );
  });

  it('says in one line each what is wrong', () => {
    expect(() => readConfig({ PORT: 'ninety' })).toThrow(/PORT: .*\nBACKEND_URL: /);
  });

  it('takes whose registries are trusted and where releases come from', () => {
    const key = 'KDWZZ7wH98JTL97kBvEGg3JCNdh8WkzX9WkD6VnxIp0';
    const said = { BACKEND_URL: 'http://127.0.0.1:1', REGISTRY_KEYS: key, RELEASE_ORIGINS: 'https://a.test' };
    expect(readConfig(said).REGISTRY_KEYS).toHaveLength(1);
    expect(readConfig(said).RELEASE_ORIGINS).toEqual(['https://a.test']);
    expect(() =>
      readConfig({ ...said, REGISTRY_KEYS: 'secret', RELEASE_ORIGINS: 'https://a.test/releases' }),
    ).toThrow(/REGISTRY_KEYS: secret is not .*\nRELEASE_ORIGINS/);
  });

  it('takes whom to tell of security problems, and until when', () => {
    const said = { SECURITY_CONTACT: 'mailto:security@site.test', SECURITY_EXPIRES: '2027-06-30' };
    expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:1', ...said })).toMatchObject({
      SECURITY_CONTACT: 'mailto:security@site.test',
      SECURITY_EXPIRES: new Date('2027-06-30T00:00:00Z'),
    });
    expect(() =>
      readConfig({ BACKEND_URL: 'http://127.0.0.1:1', SECURITY_CONTACT: 'us', SECURITY_EXPIRES: 'x' }),
    ).toThrow(/SECURITY_CONTACT: .*\nSECURITY_EXPIRES: /);
  });
});
