import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { type Preview, signPreview } from '@signpost/federation/preview';
import { newKeyPair } from '@signpost/federation/registry';
import { readSettings } from '@signpost/federation/settings';
import { withoutPreview } from './preview-links';
import { withSettings } from './settings';
import {
  careersPair,
  cookieOf,
  fails,
  live,
  next,
  openPages,
  pair,
  running,
  shown,
  SITE,
  stored,
} from './testing/open-pages';

describe('ejection', () => {
  const BROKEN = running('444444444444', fails);

  let site: ReturnType<typeof openPages>;
  beforeEach(() => {
    site = openPages();
  });

  let pages = 0;
  /** Requests a page as a visitor. Each call uses a new URL, so that the page is not cached. */
  const visit = (address: string, bucket: number) =>
    site.request(`/unis?page=${(pages += 1)}`, { cookie: `signpost-release=${bucket}` }, address);
  const addresses = (count: number, network: string) =>
    Array.from({ length: count }, (_, last) => `${network}.${last + 1}`);
  const visitAll = async (visitors: readonly string[], bucket: number) => {
    for (const address of visitors) await visit(address, bucket);
  };

  const CANARY_SIDE = 0;
  const LIVE_SIDE = 99;

  describe('a canary whose pages fail on the server', () => {
    beforeEach(() => {
      site.setCanary(BROKEN, 10);
    });

    it('is also compared with cached pages of the live release', async () => {
      for (const address of addresses(20, '198.51.100'))
        await site.request('/unis', { cookie: 'signpost-release=99' }, address);
      await visitAll(addresses(20, '192.0.2'), CANARY_SIDE);
      expect(site.canaries()).toMatchObject([{ ejected: true, live: { pages: 20, visitors: 20 } }]);
    });

    it('is ejected after failing for many visitors, without effect on visitors of the live release', async () => {
      let failed = 0;
      for (const last of addresses(24, '192.0.2').keys()) {
        expect((await visit(`198.51.100.${last + 1}`, LIVE_SIDE)).statusCode).toBe(200);
        if ((await visit(`192.0.2.${last + 1}`, CANARY_SIDE)).statusCode === 500) failed += 1;
      }
      expect(failed).toBe(20);
      expect(shown((await visit('192.0.2.1', CANARY_SIDE)).body)).toBe(live.release);
      expect(site.warnings).toEqual([
        expect.objectContaining({
          remote: 'unis',
          release: BROKEN.release,
          canary: expect.objectContaining({ pages: 20, errors: 20 }) as unknown,
        }),
      ]);
    });
  });

  it('does not count a slow page of an earlier canary for the current one', async () => {
    let finishLoader = (): void => undefined;
    let slowPage: ReturnType<typeof visit> | undefined;
    await new Promise<void>((begun) => {
      const loader = () => {
        begun();
        return new Promise<null>((resolve) => (finishLoader = () => resolve(null)));
      };
      site.setCanary(running('555555555555', loader), 10);
      slowPage = visit('192.0.2.1', CANARY_SIDE);
    });
    site.setCanary(next, 10);
    await visitAll(addresses(3, '192.0.2'), CANARY_SIDE);
    await visitAll(addresses(2, '198.51.100'), LIVE_SIDE);
    finishLoader();
    expect(shown((await slowPage)?.body ?? '')).toBe('555555555555');
    expect(site.canaries()).toMatchObject([
      { release: next.release, canary: { pages: 3, errors: 0 }, live: { pages: 2, errors: 0 } },
    ]);
  });
});

describe('previews', () => {
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
});

describe('the release of a visitor', () => {
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
});

describe('settings', () => {
  const settings = {
    mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
    listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
  } as const;

  /** A release whose page shows the settings that its loader reads. */
  const release = (): LoadedRemote => {
    const loaded = running('444444444444', ({ context }: LoaderFunctionArgs) => ({
      seen: readSettings(context, 'unis', settings),
    }));
    return { ...loaded, manifest: { ...loaded.manifest, settings } };
  };

  const seenIn = (body: string) => /"seen",({.*?})|{"seen":({.*?})/.exec(body)?.[0] ?? body;

  describe('settings of a page', () => {
    let site: ReturnType<typeof openPages>;
    beforeEach(() => {
      site = openPages();
    });

    it('are the defaults while the registry has no values', async () => {
      site.setLive(release(), {});
      const { body, headers } = await site.request('/unis');
      expect(seenIn(body)).toContain('"mapFirst":false,"listSize":20');
      expect(headers['cache-control']).toContain('s-maxage=10');
      expect(body).not.toContain('"settings"');
    });

    it('are the registry’s for all visitors, in a page that all share', async () => {
      site.setLive(release(), { listSize: 35, mapFirst: 100 });
      const { body, headers } = await site.request('/unis');
      expect(seenIn(body)).toContain('"mapFirst":true,"listSize":35');
      expect(body).toContain('"settings":{"unis":{"listSize":35,"mapFirst":true}}');
      expect(headers['cache-control']).toContain('s-maxage=10');
      expect(body).not.toContain('"flags"');
    });

    it('differ between visitors while a flag is on for a share of them, the same for a bucket each time', async () => {
      site.setLive(release(), { mapFirst: 30 });
      const on: number[] = [];
      for (let bucket = 0; bucket < 100; bucket += 1) {
        const { body, headers } = await site.request('/unis', { cookie: `signpost-release=${bucket}` });
        const isOn = seenIn(body).includes('"mapFirst":true');
        if (isOn) on.push(bucket);
        expect(body).toContain(`"flags":"unis.mapFirst:${isOn ? 'on' : 'off'}"`);
        expect(headers['cache-control']).toMatch(/^private/);
      }
      expect(on).toHaveLength(30);
      const again = await site.request('/unis', { cookie: `signpost-release=${on[0]}` });
      expect(seenIn(again.body)).toContain('"mapFirst":true');
    });

    it('a visitor without a bucket gets one in a session cookie', async () => {
      site.setLive(release(), { mapFirst: 30 });
      expect(cookieOf(await site.request('/unis'))).toMatch(/^signpost-release=\d{1,2}; Path=\/; HttpOnly/);
    });

    it('a host’s server gets the flags that are on for all', async () => {
      site.setLive(release(), { mapFirst: 99 });
      const { body, headers } = await site.request('/unis', { 'x-embedded': '1' });
      expect(seenIn(body)).toContain('"mapFirst":false');
      expect(headers['set-cookie']).toBeUndefined();
    });
  });

  it('leaves the remotes as they are while all settings have their defaults', () => {
    const remotes: ActiveRemotes = {
      version: '1',
      retired: [],
      remotes: [{ name: 'unis', paths: [], loaded: live, settings: { gone: 3 } }],
    };
    expect(withSettings(remotes, 5)).toBe(remotes);
  });
});
