import { cookieOf, live, next, openPages, shown } from './testing/open-pages';

let site: ReturnType<typeof openPages>;
beforeEach(() => {
  site = openPages();
});
const request = (url: string, cookie?: string) => site.request(url, cookie ? { cookie } : {});

describe('a visitor while there is no canary', () => {
  it('gets no cookie and the shared page', async () => {
    const response = await request('/unis', 'signpost-release=1');
    expect(shown(response.body)).toBe(live.release);
    expect(cookieOf(response)).toBe('');
    expect(response.headers['cache-control']).toContain('s-maxage=10');
    expect(response.body).not.toContain('"nonLiveReleases"');
  });
});

describe('a visitor while there is a canary', () => {
  beforeEach(() => {
    site.setCanary(next, 10);
  });

  it('gets the release of the cookie’s bucket on every request', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect(shown((await request('/unis', 'signpost-release=9')).body)).toBe(next.release);
      expect(shown((await request('/unis', 'signpost-release=10')).body)).toBe(live.release);
    }
  });

  it('without a valid bucket gets a random one in a session cookie', async () => {
    for (const cookie of [undefined, 'signpost-release=abc', 'signpost-release=100']) {
      const response = await request('/unis', cookie);
      const [, bucket] = /^signpost-release=(\d{1,2}); Path=\/; HttpOnly; SameSite=Lax; Secure$/.exec(
        cookieOf(response),
      ) ?? [undefined, undefined];
      expect(Number(bucket)).toBeLessThan(100);
      expect(shown(response.body)).toBe(Number(bucket) < 10 ? next.release : live.release);
    }
    expect(cookieOf(await request('/unis', 'signpost-release=42'))).toBe('');
  });

  it('gets pages that shared caches must not store, and the canary’s page has its release for the analytics', async () => {
    const [withCanary, usual] = [
      await request('/unis', 'signpost-release=0'),
      await request('/unis', 'signpost-release=99'),
    ];
    for (const { headers } of [withCanary, usual]) expect(headers['cache-control']).toMatch(/^private/);
    expect(withCanary.body).toContain(`"nonLiveReleases":"unis:${next.release}"`);
    expect(usual.body).not.toContain('"nonLiveReleases"');
  });

  it('that is a host’s server always gets the live release, without a cookie', async () => {
    const headers = { 'x-embedded': '1', cookie: 'signpost-release=0' };
    const response = await site.request('/unis', headers);
    expect(shown(response.body)).toBe(live.release);
    expect(cookieOf(response)).toBe('');
  });
});
