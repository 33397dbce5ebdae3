import { signPreview, type Preview } from '@signpost/federation/preview';
import { newKeyPair } from '@signpost/federation/registry';
import { withoutPreview } from './preview-links';
import { cookieOf, live, next, openPages, pair, shown, SITE, stored } from './testing/open-pages';

let site: ReturnType<typeof openPages>;
beforeEach(() => {
  site = openPages();
});
const ask = (url: string, cookie?: string) => site.ask(url, cookie ? { cookie } : {});

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
    const answer = await ask(`/unis?page=2&preview=${token()}&q=a%20b`);
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/unis?page=2&q=a%20b');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(cookieOf(answer)).toMatch(
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
    const answer = await ask('/unis', cookie);
    expect(shown(answer.body)).toBe(stored.release);
    expect(answer.body).toContain('aria-label="Preview"');
    expect(answer.body).toContain('href="?preview=off"');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(shown((await ask('/unis', 'signpost-release=0')).body)).toBe(next.release);
    expect(shown((await ask('/unis', 'signpost-release=99')).body)).toBe(live.release);
  });

  it('is ended by the banner’s link', async () => {
    const answer = await ask('/unis?page=2&preview=off', `signpost-preview=${token()}`);
    expect(answer.headers.location).toBe('/unis?page=2');
    expect(cookieOf(answer)).toContain('signpost-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it.each([
    ['is for another site', () => token({ site: 'https://elsewhere.test' })],
    ['has expired', () => token({ expires: new Date(Date.now() - 1_000).toISOString() })],
    ['a key that this site does not know', () => token({}, newKeyPair().privateKey)],
    ['was changed', () => `e30.${'A'.repeat(86)}`],
    ['is not available', () => token({ release: '999999999999' })],
    ['asks for more', () => `${token()}&preview=${token()}`],
  ])('with the problem “%s” is refused with a page that names it', async (problem, makeToken) => {
    const answer = await ask(`/unis?preview=${makeToken()}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(problem);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(shown(answer.body)).toBeUndefined();
  });

  it('that is refused later clears its cookie', async () => {
    await ask('/unis');
    const answer = await ask('/unis', `signpost-preview=${token({}, newKeyPair().privateKey)}`);
    expect(answer.statusCode).toBe(403);
    expect(cookieOf(answer)).toContain('signpost-preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  it('ignores a page’s own parameter of the same name', async () => {
    for (const query of ['preview=true', 'preview=', 'Xpreview=a.b'])
      expect(shown((await ask(`/unis?${query}`)).body)).toBe(live.release);
  });
});
