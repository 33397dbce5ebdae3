import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { NO_ADDRESSES, type SiteAddresses } from '@signpost/api-client/base';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import type { PageFeedback } from '../feedback/feedback-client';
import { feedbackRoute } from '../feedback/feedback-route';
import { addOtherSites, otherPaths } from './other-sites';
import { serveFiles } from './files';
import { addReadiness } from './readiness';

describe('pages of other sites', () => {
  const site = (courseSearch = '', others: Partial<SiteAddresses> = {}) => {
    const app = Fastify();
    addOtherSites(app, {
      site: new URL('http://localhost'),
      addresses: async () => ({ ...NO_ADDRESSES, courseSearch, ...others }),
    });
    app.get('/*', (_request, reply) => reply.header('cache-control', 'public, s-maxage=10').send('a page'));
    return app;
  };

  const BETA = '/explore/search/courses-beta';

  describe('the beta of the course search', () => {
    it.each([
      ['', '', '/explore/search/courses'],
      ['?q=marine%20bio', '', '/explore/search/courses?q=marine+bio'],
      ['?query=law', '', '/explore/search/courses?q=law'],
      ['', 'https://search.example', 'https://search.example/coursedisplay'],
      [
        '?q=a%26b%3D%C3%A9',
        'https://search.example',
        'https://search.example/coursedisplay?searchTerm=a%26b%3D%C3%A9',
      ],
      ['?q=law', 'https://search.example/uk', 'https://search.example/uk/coursedisplay?searchTerm=law'],
      ['?q=%0d%0aset-cookie:x', '', '/explore/search/courses?q=set-cookie%3Ax'],
    ])('without the cookie %s leads, with the site "%s", to %s [B-04]', async (query, domain, target) => {
      const { statusCode, headers } = await site(domain).inject(BETA + query);
      expect([statusCode, headers.location]).toEqual([302, target]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it.each([
      'beta-course=false',
      'beta-course=',
      'xbeta-course=true',
      'beta-course=trueish',
      'a=beta-course=true',
    ])('the cookie "%s" is none [B-04]', async (cookie) => {
      const { statusCode } = await site().inject({ url: BETA, headers: { cookie } });
      expect(statusCode).toBe(302);
    });

    it('with the cookie the page is shown and not cached [B-04]', async () => {
      const { statusCode, headers } = await site('https://search.example').inject({
        url: `${BETA}?q=law`,
        headers: { cookie: 'a=b; beta-course=true' },
      });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    });

    it('leads from a Welsh address to the Welsh results [B-04] [B-21]', async () => {
      const { headers } = await site().inject(`/cy${BETA}?q=law`);
      expect(headers.location).toBe('/cy/explore/search/courses?q=law');
    });

    it('does not redirect other pages [B-04]', async () => {
      const app = site('https://search.example');
      for (const url of ['/', '/explore/search/courses', `${BETA}-2`, `/?x=${BETA}`]) {
        const { statusCode, headers } = await app.inject(url);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'public, s-maxage=10']);
      }
    });

    it('search words are cut at 200 characters [B-04]', async () => {
      const { headers } = await site().inject(`${BETA}?q=${'a'.repeat(5_000)}`);
      expect(headers.location).toHaveLength('/explore/search/courses?q='.length + 200);
    });
  });

  /** Other spellings of `/explore/<path>` that the router takes for the same page. */
  const spellings = (path: string): string[] => [
    `/Explore/${path}`,
    `/explore/${path.toUpperCase()}`,
    `/%65xplore/${path}`,
    `/explore/${path.replaceAll('-', '%2D')}`,
    `/explore/${path.replaceAll('-', '%2d')}`,
    `/explore/./${path}`,
    `/explore/nowhere/../${path}`,
    `/explore/nowhere/%2e%2E/${path}`,
    `/explore\\${path}`,
    `/explore/${path}/`,
    `/explore/${path}?`,
    `/explore/${path}#part`,
  ];

  /** Asks for an address exactly as it is written: `inject` would tidy it up. */
  const askRaw = async (address: string): Promise<IncomingMessage> => {
    const app = site('https://search.example');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      get({ host: '127.0.0.1', port, path: address, agent: false }, resolve).on('error', reject),
    );
    answer.resume();
    await app.close();
    return answer;
  };

  it.each(spellings('search/courses-beta'))(
    '%s is the beta of the course search too [B-04]',
    async (address) => {
      const { statusCode, headers } = await askRaw(address);
      expect([statusCode, headers.location]).toEqual([302, 'https://search.example/coursedisplay']);
      expect(headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each(spellings('courses/0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001'))(
    '%s is a course by its id alone too [B-05]',
    async (address) => {
      const { statusCode, headers } = await askRaw(address);
      expect(statusCode).toBe(302);
      expect(headers.location?.toLowerCase()).toBe(
        'https://search.example/coursedisplay/courses/0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001',
      );
    },
  );

  describe('a course by its id alone', () => {
    const ID = '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0001';
    const COURSE = `/explore/courses/${ID}`;
    const SITE = 'https://search.example';
    const ON_SITE = `${SITE}/coursedisplay/courses/${ID}`;

    it.each([
      ['', '', ON_SITE],
      ['/', '', ON_SITE],
      ['?beta-redirect=true', '', ON_SITE],
      ['?beta-redirect=false', 'beta-course=true', ON_SITE],
      ['', 'beta-course=true', ON_SITE],
      ['?beta-redirect=false', '', undefined],
      ['?beta-redirect=false', 'beta-course=false', undefined],
    ])(
      'with a course search site, %s and the cookie "%s" lead to %s [B-05]',
      async (rest, cookie, target) => {
        const { statusCode, headers } = await site(SITE).inject({ url: COURSE + rest, headers: { cookie } });
        expect([statusCode, headers.location]).toEqual([target ? 302 : 200, target]);
        expect(headers['cache-control']).toBe('private, no-store');
      },
    );

    it('without a search site the page itself redirects [B-05]', async () => {
      expect((await site().inject(COURSE)).statusCode).toBe(200);
    });

    it('does not redirect other pages of courses [B-05]', async () => {
      const app = site(SITE);
      for (const url of [
        `${COURSE}/biology`,
        '/explore/courses',
        '/explore/courses/choices',
        `/?x=${COURSE}`,
      ]) {
        const { statusCode, headers } = await app.inject(url);
        expect([statusCode, headers['cache-control']]).toEqual([200, 'public, s-maxage=10']);
      }
    });
  });

  const OTHERS = { careersFinder: 'https://jobs.example', accounts: 'https://accounts.example/uk' };

  it.each([
    ['/explore/search/apprenticeships?sort=closes', OTHERS.careersFinder],
    ['/cy/account', OTHERS.accounts],
    ['/account/sign-in?return=/explore', OTHERS.accounts],
    ['/account/register', OTHERS.accounts],
    ['/account/confirm?token=x', undefined],
    ['/explore/search/employers', undefined],
  ])('%s leads, where a site for it is configured, to %s', async (address, target) => {
    const { statusCode, headers } = await site('', OTHERS).inject(address);
    expect([statusCode, headers.location]).toEqual([target ? 302 : 200, target]);
    expect((await site().inject(address)).statusCode).toBe(200);
  });

  it('browsers load them from the server, but not the page that they are on', () => {
    expect(otherPaths(NO_ADDRESSES, '/explore')).toEqual([BETA]);
    expect(otherPaths({ ...NO_ADDRESSES, courseSearch: 'https://search.example' }, BETA)).toEqual([
      '/explore/courses/:courseId',
    ]);
    expect(otherPaths({ ...NO_ADDRESSES, ...OTHERS }, '/explore')).toEqual([
      BETA,
      '/explore/search/apprenticeships',
      '/account',
      '/account/sign-in',
      '/account/register',
      '/account/forgotten-password',
    ]);
  });
});

describe('files', () => {
  const RELEASE = 'unis/0123456789ab';

  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-files-'));
    await mkdir(path.join(folder, 'assets'));
    for (const file of [
      'client/page.js',
      'client/page.js.map',
      'client/cy/page.js',
      'client/cy/page.js.map',
      'server/remoteEntry.js',
      'maps/client/page.js.map',
      'maps/server/remoteEntry.js.map',
    ]) {
      const target = path.join(folder, RELEASE, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, '{}');
    }
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['client/page.js', 200],
    ['client/page.js.map', 404],
    ['client/cy/page.js', 200],
    ['client/cy/page.js.map', 404],
    ['client/cy/../page.js.map', 404],
    ['client/page.js%2Emap', 404],
    ['maps/client/page.js.map', 404],
    ['client/../maps/client/page.js.map', 404],
    ['client/..%2Fmaps%2Fclient%2Fpage.js.map', 404],
    ['maps/server/remoteEntry.js.map', 404],
    ['server/remoteEntry.js', 404],
  ])('serves the browser half of a release without its source maps: %s %s', async (file, status) => {
    const app = Fastify();
    await serveFiles(app, folder, folder);
    const { statusCode } = await app.inject(`/releases/${RELEASE}/${file}`);
    expect(statusCode).toBe(status);
    await app.close();
  });
});

describe('readiness', () => {
  /** A shell's answer at `/readyz` with a backend that is ready or not, and with what the shell lacks. */
  const readyz = async (backend: boolean, lacks: readonly { remote?: string; reason: string }[]) => {
    const app = Fastify();
    addReadiness(app, {
      backend: () => Promise.resolve(backend),
      remotes: {
        lacks: () => lacks,
        current: () => ({
          version: '1',
          retired: [],
          remotes: [
            { name: 'unis', paths: [], loaded: { release: 'aaaaaaaaaaaa' } as never },
            { name: 'courses', paths: [], loaded: undefined },
          ],
        }),
      },
      canaryReports: { currentCanaries: () => [] },
    });
    const answer = await app.inject('/readyz');
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };

  it('a complete shell is ready, even if a remote has no release through its own fault', async () => {
    expect(await readyz(true, [])).toEqual({
      status: 200,
      body: {
        backend: true,
        contract: expect.any(String) as string,
        lacks: [],
        canaries: [],
        remotes: { unis: 'aaaaaaaaaaaa', courses: null },
      },
    });
  });

  it('a shell without a remote is not ready, and names it with the reason', async () => {
    const lack = { remote: 'courses', reason: 'its entry in the registry is not understood' };
    expect(await readyz(true, [lack])).toMatchObject({ status: 503, body: { backend: true, lacks: [lack] } });
  });

  it('a shell without a backend is not ready', async () => {
    expect(await readyz(false, [])).toMatchObject({ status: 503, body: { backend: false } });
  });
});

describe('feedback', () => {
  const SITE = new URL('https://signpost.test');
  const unis = { name: 'unis', release: '0123456789ab', manifest: { paths: [] } } as unknown as LoadedRemote;
  const remotes: ActiveRemotes = {
    version: '1',
    retired: [],
    remotes: [{ name: 'unis', paths: ['/explore/unis'], loaded: unis }],
  };

  let app: FastifyInstance;
  let stored: PageFeedback[];
  let isAvailable: boolean;
  beforeEach(async () => {
    stored = [];
    isAvailable = true;
    app = Fastify();
    await app.register(feedbackRoute, {
      site: SITE,
      resolveReleases: () => ({ remotes, active: remotes }) as never,
      store: async (feedback) => {
        if (isAvailable) stored.push(feedback);
        return isAvailable;
      },
    });
  });
  afterEach(() => app.close());

  const post = (payload: string | object, headers: Record<string, string> = {}, url = '/feedback') =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

  it('stores an answer with the owner of the page and the release that the visitor gets', async () => {
    expect((await post({ path: '/explore/unis', useful: true })).statusCode).toBe(204);
    expect((await post({ path: '/cookies', useful: false, comment: ' Too long ' })).statusCode).toBe(204);
    expect(stored).toEqual([
      { path: '/explore/unis', owner: 'unis', release: '0123456789ab', useful: true, comment: null },
      { path: '/cookies', owner: 'shell', release: null, useful: false, comment: 'Too long' },
    ]);
  });

  it('redirects a form to the page that thanks', async () => {
    const answer = await post('path=%2Fexplore%2Funis&useful=no', FORM);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/feedback?page=%2Fexplore%2Funis&useful=no');
    const comment = await post('path=%2Fexplore%2Funis&useful=no&comment=No+map', FORM);
    expect(comment.headers['location']).toBe('/feedback?page=%2Fexplore%2Funis&useful=no&commented=yes');
    expect(stored.map((each) => each.comment)).toEqual([null, 'No map']);
  });

  it('redirects the form of a Welsh page to the Welsh page that thanks [B-21]', async () => {
    const answer = await post('path=%2Fexplore%2Funis&useful=no', FORM, '/cy/feedback');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers['location']).toBe('/cy/feedback?page=%2Fexplore%2Funis&useful=no');
    expect(stored).toMatchObject([{ path: '/explore/unis', owner: 'unis' }]);
    expect((await post('path=%2F&useful=no', FORM, '/other/feedback')).statusCode).toBe(404);
  });

  it.each([
    ['no answer', { path: '/explore/unis' }],
    ['a query', { path: '/explore/unis?postcode=LS2', useful: true }],
    ['the address of another site', { path: '//example.org', useful: true }],
    ['a long comment', { path: '/explore/unis', useful: true, comment: 'x'.repeat(501) }],
    ['an unknown field', { path: '/explore/unis', useful: true, owner: 'careers' }],
  ])('refuses %s', async (_case, payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(stored).toEqual([]);
  });

  it('refuses other sites, and says when the answer could not be stored', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://example.org' };
    expect((await post({ path: '/explore/unis', useful: true }, foreign)).statusCode).toBe(403);
    isAvailable = false;
    expect((await post({ path: '/explore/unis', useful: true })).statusCode).toBe(503);
  });
});
