import { signPreview, type Preview } from '@signpost/federation/preview';
import { newKeyPair } from '@signpost/federation/registry';
import { withoutPreview } from './preview-links';
import {
  careersPair,
  cookieOf,
  live,
  next,
  openPages,
  pair,
  shown,
  SITE,
  stored,
} from './testing/open-pages';

let site: ReturnType<typeof openPages>;
beforeEach(() => {
  site = openPages();
});
const request = (url: string, cookie?: string) => site.request(url, cookie ? { cookie } : {});

describe('a preview link', () => {
  const claims: Preview = {
    remote: 'unis',
    release: stored.release,
    integrity: 'a'.repeat(64),
    site: SITE.origin,
    expires: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const token = (change: Partial<Preview> = {}, key = pair.privateKey) =>
    signPreview({ ...claims, ...change }, key);

  it('sets a cookie until its expiry and redirects to the address without the parameter', async () => {
    const response = await request(`/unis?page=2&preview=${token()}&q=a%20b`);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/unis?page=2&q=a%20b');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(cookieOf(response)).toMatch(
      /^signpost-preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=3[56]\d\d; Secure$/,
    );
  });

  it('never redirects to another host', () => {
    for (const path of ['//evil.test', '/\\evil.test', '///evil.test'])
      expect(withoutPreview(`${path}?preview=a.b`)).toBe('/evil.test');
  });

  it('shows the release with a banner, and only in this browser', async () => {
    const cookie = `signpost-preview=${token()}; signpost-release=0`;
    site.setCanary(next, 10);
    const response = await request('/unis', cookie);
    expect(shown(response.body)).toBe(stored.release);
    expect(response.body).toContain('aria-label="Preview"');
    expect(response.body).toContain('href="?preview=off"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['x-robots-tag']).toBe('noindex');
    expect(shown((await request('/unis', 'signpost-release=0')).body)).toBe(next.release);
    expect(shown((await request('/unis', 'signpost-release=99')).body)).toBe(live.release);
  });

  it('is ended by the banner’s link', async () => {
    const response = await request('/unis?page=2&preview=off', `signpost-preview=${token()}`);
    expect(response.headers.location).toBe('/unis?page=2');
    expect(cookieOf(response)).toContain('signpost-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it.each([
    ['is for another site', () => token({ site: 'https://elsewhere.test' })],
    ['has expired', () => token({ expires: new Date(Date.now() - 1_000).toISOString() })],
    ['a key that this site does not know', () => token({}, newKeyPair().privateKey)],
    ['was changed', () => `e30.${'A'.repeat(86)}`],
    ['is not available', () => token({ release: '999999999999' })],
    ['asks for more', () => `${token()}&preview=${token()}`],
  ])('with the problem “%s” is refused with a page that names it', async (problem, makeToken) => {
    const response = await request(`/unis?preview=${makeToken()}`);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain(problem);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(shown(response.body)).toBeUndefined();
  });

  it.each([
    ['of this remote with the key of another squad', () => token({}, careersPair.privateKey)],
    ['of another remote with the key of this squad', () => token({ remote: 'careers' })],
  ])('%s is refused', async (_, makeToken) => {
    const response = await request(`/unis?preview=${makeToken()}`);
    expect(response.statusCode).toBe(403);
    expect(response.body).toContain('a key that this site does not know');
  });

  it('that is refused later clears its cookie', async () => {
    await request('/unis');
    const response = await request('/unis', `signpost-preview=${token({}, newKeyPair().privateKey)}`);
    expect(response.statusCode).toBe(403);
    expect(cookieOf(response)).toContain('signpost-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it('ignores a page’s own parameter of the same name', async () => {
    for (const query of ['preview=true', 'preview=', 'Xpreview=a.b'])
      expect(shown((await request(`/unis?${query}`)).body)).toBe(live.release);
  });
});
