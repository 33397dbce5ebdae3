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
});
