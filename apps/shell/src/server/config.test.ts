import { readConfig } from './config';

describe('readConfig', () => {
  it('has defaults for all settings except the backend', () => {
    expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:1' })).toMatchObject({
      PORT: 4200,
      MICRO_CACHE: 'on',
    });
  });

  it('enables X-ray by default everywhere except in production', () => {
    const xrayOf = (environment: NodeJS.ProcessEnv) =>
      readConfig({ BACKEND_URL: 'http://127.0.0.1:1', ...environment }).XRAY;
    expect(xrayOf({})).toBe('on');
    expect(xrayOf({ NODE_ENV: 'production' })).toBe('off');
    expect(xrayOf({ NODE_ENV: 'production', XRAY: 'on' })).toBe('on');
  });

  it('asks visitors where to save unless LOGIN_REQUIRED says otherwise [S-04]', () => {
    const environment = { BACKEND_URL: 'http://127.0.0.1:1' };
    expect(readConfig(environment).LOGIN_REQUIRED).toBe('ask');
    expect(readConfig({ ...environment, LOGIN_REQUIRED: 'strict' }).LOGIN_REQUIRED).toBe('strict');
    expect(() => readConfig({ ...environment, LOGIN_REQUIRED: 'on' })).toThrow(/^LOGIN_REQUIRED: /);
  });

  it('rejects a short operator token', () => {
    expect(() => readConfig({ BACKEND_URL: 'http://127.0.0.1:1', OPERATOR_TOKEN: 'short' })).toThrow(
      /^OPERATOR_TOKEN: /,
    );
  });

  it('throws one line for each invalid setting', () => {
    expect(() => readConfig({ PORT: 'ninety' })).toThrow(/PORT: .*\nBACKEND_URL: /);
  });

  it('reads the registry keys and the origins of releases', () => {
    const key = 'KDWZZ7wH98JTL97kBvEGg3JCNdh8WkzX9WkD6VnxIp0';
    const environment = {
      BACKEND_URL: 'http://127.0.0.1:1',
      REGISTRY_KEYS: key,
      RELEASE_ORIGINS: 'https://a.test',
    };
    expect(readConfig(environment).REGISTRY_KEYS).toHaveLength(1);
    expect(readConfig(environment).RELEASE_ORIGINS).toEqual(['https://a.test']);
    expect(() =>
      readConfig({ ...environment, REGISTRY_KEYS: 'secret', RELEASE_ORIGINS: 'https://a.test/releases' }),
    ).toThrow(/REGISTRY_KEYS: secret is not .*\nRELEASE_ORIGINS/);
  });

  it('reads the contact for security problems and its expiry date', () => {
    const environment = { SECURITY_CONTACT: 'mailto:security@site.test', SECURITY_EXPIRES: '2027-06-30' };
    expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:1', ...environment })).toMatchObject({
      SECURITY_CONTACT: 'mailto:security@site.test',
      SECURITY_EXPIRES: new Date('2027-06-30T00:00:00Z'),
    });
    expect(() =>
      readConfig({ BACKEND_URL: 'http://127.0.0.1:1', SECURITY_CONTACT: 'us', SECURITY_EXPIRES: 'x' }),
    ).toThrow(/SECURITY_CONTACT: .*\nSECURITY_EXPIRES: /);
  });
});
