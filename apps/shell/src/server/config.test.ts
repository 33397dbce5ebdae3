import { readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything but the backend', () => {
    expect(readConfig({ BACKEND_URL: 'http://127.0.0.1:1' })).toMatchObject({
      PORT: 4200,
      MICRO_CACHE: 'on',
    });
  });

  it('says in one line each what is wrong', () => {
    expect(() => readConfig({ PORT: 'ninety' })).toThrow(/PORT: .*\nBACKEND_URL: /);
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
