import { NO_ADDRESSES, setSiteAddresses, siteAddresses } from '@signpost/api-client/base';
import { inTurn, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { escapeHtml } from '@signpost/shared-ui';
import { until } from '../../testing/until';
import { NO_PICTURES } from '../documents/testing/pictures';
import { bootRemotes } from './boot-remotes';
import { bootBlock, documentStart } from './document/document';
import { escapeJson } from './document/escape';
import { headTags } from './document/head-tags';
import { releaseIntegrity } from './document/integrity';
import { pageAssets } from './document/page-assets';
import { serviceBreaker } from './failures/service-breaker';
import { faultOfSlot, withSlotBreaker } from './failures/slot-breaker';
import { siteSettingsOf } from './site-settings';
import { remoteLinks } from './remote-links';

describe('tags', () => {
  const HOSTILE = `</script><script>alert(1)</script>"'&\u2028`;

  describe('escaping', () => {
    it('escapes all characters in HTML that could open a tag or close a quote', () => {
      expect(escapeHtml(HOSTILE)).not.toMatch(/[<>"']/);
    });

    it('escapes characters in JSON that could close its element, and the JSON parses to the same value', () => {
      expect(escapeJson({ text: HOSTILE })).not.toContain('<');
      expect(JSON.parse(escapeJson({ text: HOSTILE }))).toEqual({ text: HOSTILE });
    });
  });

  describe('head tags', () => {
    const head = { title: HOSTILE, description: HOSTILE, canonical: '/explore/unis?page=2' };
    const options = { site: 'https://site.test', preview: '/assets/preview.png', language: 'en-GB' };

    it('are escaped and have absolute URLs', () => {
      const tags = headTags(
        { ...head, image: '/a.jpg', jsonLd: [{ '@type': 'Thing', url: '/x', name: HOSTILE }] },
        options,
      );
      expect(tags).toContain('<link rel="canonical" href="https://site.test/explore/unis?page=2">');
      expect(tags).toContain('content="https://site.test/a.jpg"');
      expect(tags).toContain('"url":"https://site.test/x"');
      expect(tags).not.toContain('<script>alert');
    });

    it('keep the placeholder of a search address', () => {
      const target = { '@type': 'EntryPoint', urlTemplate: '/search?q={words}' };
      const tags = headTags({ ...head, jsonLd: [{ '@type': 'WebSite', target }] }, options);
      expect(tags).toContain('"urlTemplate":"https://site.test/search?q={words}"');
    });

    it('names the oEmbed address of a page that other sites can show in a frame, and of no other', () => {
      const head = { title: 'Art', description: '', canonical: '/guide' };
      expect(headTags({ ...head, frame: '/frame' }, options)).toContain(
        '<link rel="alternate" type="application/json+oembed" href="https://site.test/oembed?url=https%3A%2F%2Fsite.test%2Fguide&amp;format=json"',
      );
      expect(headTags(head, options)).not.toContain('oembed');
    });

    it('contain noindex only for pages that set it', () => {
      expect(headTags(head, options)).not.toContain('robots');
      expect(headTags({ ...head, robots: 'noindex' }, options)).toContain(
        '<meta name="robots" content="noindex">',
      );
    });
  });

  describe('the image of a link preview', () => {
    const head = { title: 'Bath', description: 'A place', canonical: '/' };
    const options = { site: 'https://site.test', preview: '/assets/preview.png', language: 'en-GB' };
    const tagsWith = (image?: string) => headTags({ ...head, ...(image && { image }) }, options);

    it('is the page’s own, else the site’s with its dimensions', () => {
      expect(tagsWith('/bath.webp')).toContain(
        '<meta property="og:image" content="https://site.test/bath.webp">',
      );
      expect(tagsWith('/bath.webp')).not.toContain('og:image:');
      expect(tagsWith()).toContain(
        '<meta property="og:image" content="https://site.test/assets/preview.png">',
      );
      expect(tagsWith()).toContain('<meta property="og:image:width" content="1200">');
      expect(tagsWith()).toContain('<meta name="twitter:card" content="summary_large_image">');
    });
  });
});

describe('boot data', () => {
  const loaded = {
    name: 'careers',
    release: '0123456789ab',
    manifest: { paths: ['/careers'], slots: [], client: { entry: 'client/e.js' }, files: {} },
  } as unknown as LoadedRemote;

  const bootOf = (one: LoadedRemote) => {
    const remotes: ActiveRemotes = {
      version: '1',
      retired: [],
      remotes: [{ name: 'careers', paths: [], loaded: one }],
    };
    return bootRemotes(remotes)[0];
  };

  it('tells the browser which names of a release it refuses, and not which paths, cards and files', () => {
    const claims = ['/unis', 'card.universities', 'embed:a.js', 'storage:a', 'element:a', 'endpoint:a'];
    const refused = claims.map((claim) => ({ claim, owner: 'unis', owned: claim }));
    expect(bootOf({ ...loaded, refused })?.refused).toEqual(['storage:a', 'element:a', 'endpoint:a']);
    expect(bootOf(loaded)).not.toHaveProperty('refused');
  });
});

describe('the start of a document', () => {
  const shell = {
    js: ['/assets/shell.js'],
    css: [],
    preload: ['/assets/main.js'],
    fonts: [],
    icon: '',
    pictures: NO_PICTURES,
    chunks: {},
  };
  const CLIENT_PATH = '/releases/unis/0123456789ab/client';
  const entry = `${CLIENT_PATH}/remoteEntry.js`;
  const styles = `${CLIENT_PATH}/landing.css`;
  const list = `${CLIENT_PATH}/integrity.json`;

  it('puts the script preloads with their integrity into an inert template, so that they load after the first paint', () => {
    const start = documentStart({
      head: '',
      pathname: '/explore/unis',
      language: 'en-GB',
      nonce: 'n0nce',
      beforeRoot: '',
      shell,
      page: {
        js: [entry],
        css: [styles],
        lists: [list],
        integrity: new Map([
          [entry, 'sha256-abc'],
          [styles, 'sha256-def'],
        ]),
      },
    });
    const [, ahead = ''] = /<template id="signpost-ahead">(.*)<\/template>/.exec(start) ?? [];
    expect(ahead).toBe(
      '<link rel="preload" href="/assets/main.js" as="script" nonce="n0nce">' +
        `<link rel="preload" href="${entry}" integrity="sha256-abc" as="script" nonce="n0nce">` +
        `<link rel="preload" href="${list}" as="fetch" crossorigin>`,
    );
    expect(start.replace(ahead, '')).not.toContain('as="script"');
    expect(start).toContain('src="/assets/shell.js" defer');
    expect(start).toContain(`<link rel="stylesheet" href="${styles}" integrity="sha256-def">`);
  });

  it.each([
    [
      { kind: 'gigya', apiKey: '3_x', dataCentre: 'eu1' } as const,
      ' data-script-origin="https://cdns.eu1.gigya.com"',
    ],
    [undefined, ''],
  ])(
    'sets the attribute for the allowed script origin: with the identity provider %j it is %j',
    (identity, attribute) => {
      const boot = {
        mode: 'site',
        remotes: [],
        documents: [],
        cache: [],
        errors: null,
        ...(identity && { identity }),
      } as const;
      expect(bootBlock(boot)).toContain(` id="signpost-boot"${attribute}>`);
    },
  );
});

describe('assets of a page', () => {
  const sha256 = (byte: string) => ({ sha256: byte.repeat(64), bytes: 1 });
  /** Returns the integrity attribute for the same hash. */
  const hash = (byte: string) => `sha256-${Buffer.from(byte.repeat(64), 'hex').toString('base64')}`;

  const FILES = {
    'client/remoteEntry.js': sha256('a'),
    'client/remote.js': sha256('b'),
    'client/landing.js': sha256('c'),
    'client/landing.css': sha256('d'),
  };
  const LIST = 'client/integrity.json';

  const remoteWith = (files: object) =>
    ({
      name: 'unis',
      release: '0123456789ab',
      manifest: {
        client: {
          entry: 'client/remoteEntry.js',
          remote: { js: ['client/remote.js'], css: [] },
          chunks: {
            'unis.landing': { js: ['client/common.js', 'client/landing.js'], css: ['client/landing.css'] },
            'unis.slot.home.row': { js: ['client/common.js'], css: [] },
          },
        },
        files,
      },
    }) as unknown as LoadedRemote;
  const remote = remoteWith({ ...FILES, [LIST]: sha256('e') });
  const withoutList = remoteWith(FILES);
  const at = (file: string) => `/releases/unis/0123456789ab/client/${file}`;

  describe('pageAssets', () => {
    it('returns the files of the rendered routes and slots without duplicates', () => {
      const used = [
        { remote, chunks: ['root', 'unis.landing'] },
        { remote, chunks: ['unis.slot.home.row'] },
      ];
      expect(pageAssets(used)).toMatchObject({
        js: [at('remoteEntry.js'), at('remote.js'), at('common.js'), at('landing.js')],
        css: [at('landing.css')],
        lists: [at('integrity.json')],
      });
    });

    it('leaves out the scripts of a row with deferred hydration [R-01]', () => {
      expect(pageAssets([{ remote, chunks: ['unis.landing'], isDeferred: true }])).toMatchObject({
        js: [],
        css: [at('landing.css')],
        lists: [],
      });
    });

    it('returns the integrity hashes of scripts and styles from the manifest', () => {
      expect(Object.fromEntries(pageAssets([{ remote, chunks: ['unis.landing'] }]).integrity)).toEqual({
        [at('remoteEntry.js')]: hash('a'),
        [at('remote.js')]: hash('b'),
        [at('landing.js')]: hash('c'),
        [at('landing.css')]: hash('d'),
      });
    });

    it('returns only the integrity of the entry for a release without an integrity list', () => {
      const { lists, integrity } = pageAssets([{ remote: withoutList, chunks: ['unis.landing'] }]);
      expect([lists, Object.fromEntries(integrity)]).toEqual([[], { [at('remoteEntry.js')]: hash('a') }]);
    });
  });

  it('returns the integrity of a release with and without an integrity list', () => {
    expect(releaseIntegrity(remote.manifest)).toEqual({ entry: hash('a'), list: hash('e') });
    expect(releaseIntegrity(withoutList.manifest)).toEqual({ entry: hash('a') });
  });
});

describe('links of remotes', () => {
  const link = (href: string) => ({ area: 'guides', group: 'Read', name: href, href }) as const;
  const running = (paths: readonly string[], nav?: readonly ReturnType<typeof link>[]) => ({
    name: 'money',
    paths,
    loaded: { manifest: { nav } },
  });

  it('links to pages that running remotes own, and to no path that belongs to another remote', () => {
    const remotes = [
      running(['/explore/money'], [link('/explore/money'), link('/explore/unis')]),
      running(['/explore/other']),
      { name: 'away', paths: ['/explore/away'], loaded: undefined },
    ] as unknown as ActiveRemotes['remotes'];
    expect(remoteLinks({ remotes })).toEqual([link('/explore/money')]);
  });
});

describe('the settings of the site', () => {
  const SETTINGS = { apiUrl: '', searchDomain: '', servicesDomain: '', embed: false };
  const EMBED = { ...SETTINGS, embed: true };
  let server: TestApi;
  let errors: unknown[];
  beforeEach(async () => {
    server = await startTestApi();
    errors = [];
  });
  afterEach(async () => {
    setSiteAddresses(NO_ADDRESSES);
    await server.close();
  });
  const settingsOf = (answer: unknown, appMode = false, backend = server.base) => {
    server.answer(json(answer));
    return siteSettingsOf({ appMode, backend, onError: (error) => void errors.push(error) });
  };

  it.each([
    [false, SETTINGS, 'site'],
    [true, SETTINGS, 'app'],
    [true, EMBED, 'embed'],
  ])('with app mode %p and settings %j the mode is %s [B-13]', async (appMode, answer, mode) => {
    expect(await settingsOf(answer, appMode)()).toEqual({ mode, addresses: NO_ADDRESSES, known: true });
  });

  it('has the addresses of the other sites, for every caller of the process [C-01]', async () => {
    const settings = await settingsOf({
      apiUrl: 'https://api.example/',
      servicesDomain: 'https://services.example/v1/',
      searchDomain: 'http://search.example:8080',
      careersFinderDomain: 'https://jobs.example',
      accountsDomain: 'https://accounts.example/uk',
      embed: false,
    })();
    expect(settings.addresses).toEqual({
      api: 'https://api.example',
      services: 'https://services.example/v1',
      courseSearch: 'http://search.example:8080',
      careersFinder: 'https://jobs.example',
      accounts: 'https://accounts.example/uk',
    });
    expect(siteAddresses()).toEqual(settings.addresses);
  });

  it.each(['services.example', 'javascript:alert(1)', 'https://a.example/?x=1', 'https://user@a.example', 7])(
    'does not take %j as an address, and says so [C-01]',
    async (servicesDomain) => {
      const read = settingsOf({ ...SETTINGS, servicesDomain }, true);
      expect(await read()).toEqual({ mode: 'app', addresses: NO_ADDRESSES, known: false });
      expect(String(errors)).toContain('servicesDomain');
    },
  );

  it('is not known until it has been read once [B-13]', async () => {
    const read = settingsOf(EMBED, false, 'http://127.0.0.1:9');
    expect(await read()).toEqual({ mode: 'site', addresses: NO_ADDRESSES, known: false });
    expect(errors).toHaveLength(1);
  });

  it('keeps what was last known while the settings are not available [B-13]', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
    const read = settingsOf(EMBED);
    expect(await read()).toMatchObject({ mode: 'embed', known: true });
    server.answer(json({}, 503));
    await until(async () => {
      jest.advanceTimersByTime(11_000);
      expect(await read()).toMatchObject({ mode: 'embed', known: true });
      return server.asked.length > 1;
    });
    jest.useRealTimers();
  });
});

describe('services', () => {
  let server: TestApi;
  let hosts: readonly TestApi[];
  beforeEach(async () => {
    server = await startTestApi();
    hosts = [await startTestApi(), await startTestApi()];
  });
  afterEach(() => {
    jest.restoreAllMocks();
    return Promise.all([server, ...hosts].map((each) => each.close()));
  });

  const openBackend = () => {
    const fetchService = serviceBreaker(fetch);
    return (path: string, init?: RequestInit) => fetchService(server.base + path, init);
  };

  /** Milliseconds. The servers of these calls never answer. */
  const SHORT = 20;

  const timeOutFiveTimes = async (request: ReturnType<typeof openBackend>, path: string) => {
    for (let time = 0; time < 5; time += 1)
      await expect(request(path, { signal: AbortSignal.timeout(SHORT) })).rejects.toThrow('timeout');
  };

  it('stops calling a service after five timeouts in a row, but not the other services', async () => {
    server.answer((request, response) => {
      if (request.url === '/api/unis') response.end('[]');
    });
    const request = openBackend();
    await timeOutFiveTimes(request, '/search/1/indexes');
    await expect(request('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
    const callCount = server.asked.length;
    await expect(request('/search/1/indexes')).rejects.toThrow('circuit breaker is open');
    expect(server.asked).toHaveLength(callCount);
    expect(await (await request('/api/unis')).json()).toEqual([]);
  });

  it('has a separate breaker for each Algolia host and the backend', async () => {
    server.answer(json([]));
    const [first, second] = hosts as [TestApi, TestApi];
    first.answer(() => undefined);
    second.answer(json({ results: [] }));
    const fetchService = serviceBreaker(fetch);
    const search = (host: TestApi, init?: RequestInit) =>
      fetchService(`${host.base}/1/indexes/*/queries`, init);
    for (let time = 0; time < 5; time += 1)
      await expect(search(first, { signal: AbortSignal.timeout(SHORT) })).rejects.toThrow('timeout');
    await expect(search(first)).rejects.toThrow('circuit breaker is open');
    expect(await (await search(second)).json()).toEqual({ results: [] });
    expect(await (await fetchService(`${server.base}/api/unis`)).json()).toEqual([]);
  });

  it('counts a body that does not end as a timeout', async () => {
    server.answer((_, response) => void response.writeHead(200).write('['));
    const request = openBackend();
    await timeOutFiveTimes(request, '/api/unis');
    await expect(request('/api/unis')).rejects.toThrow('circuit breaker is open');
  });

  it('tries again after five seconds', async () => {
    server.answer(() => undefined);
    const request = openBackend();
    await timeOutFiveTimes(request, '/api/unis');
    server.answer(json({ fine: true }));
    const monotonic = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
    expect(await (await request('/api/unis')).json()).toEqual({ fine: true });
  });

  it('returns error responses unchanged and does not count them', async () => {
    server.answer(inTurn(json({ title: 'Broken' }, 500)));
    const request = openBackend();
    for (let time = 0; time < 6; time += 1) {
      const response = await request('/api/unis');
      expect([response.status, await response.json()]).toEqual([500, { title: 'Broken' }]);
    }
  });

  it('tries again after five seconds even if the system clock was set back', async () => {
    server.answer(() => undefined);
    const request = openBackend();
    await timeOutFiveTimes(request, '/api/unis');
    await expect(request('/api/unis')).rejects.toThrow('circuit breaker is open');
    server.answer(json([]));
    const now = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => now() - 3_600_000);
    const monotonic = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => monotonic() + 5_001);
    expect(await (await request('/api/unis')).json()).toEqual([]);
  });
});

describe('slots', () => {
  const release = () => ({}) as LoadedRemote;
  const timesOut = () => Promise.reject(new DOMException('the slot took too long', 'TimeoutError'));
  const fails = () => Promise.reject(new Error('broken'));

  const timeOutThreeTimes = async (remote: LoadedRemote) => {
    for (let time = 0; time < 3; time += 1) {
      await expect(withSlotBreaker(remote, 'home.row', timesOut)).rejects.toThrow('too long');
    }
  };

  afterEach(() => jest.useRealTimers());

  it('stops calling a slot after three timeouts in a row, but not other slots or releases', async () => {
    const remote = release();
    await timeOutThreeTimes(remote);
    const work = jest.fn(() => Promise.resolve('row'));
    await expect(withSlotBreaker(remote, 'home.row', work)).rejects.toThrow('circuit breaker is open');
    expect(work).not.toHaveBeenCalled();
    expect(await withSlotBreaker(remote, 'explore.row', work)).toBe('row');
    expect(await withSlotBreaker(release(), 'home.row', work)).toBe('row');
  });

  it('tries again after ten seconds', async () => {
    jest.useFakeTimers();
    const remote = release();
    await timeOutThreeTimes(remote);
    jest.advanceTimersByTime(10_001);
    expect(await withSlotBreaker(remote, 'home.row', () => Promise.resolve('row'))).toBe('row');
  });

  it('does not count errors other than timeouts', async () => {
    const remote = release();
    for (let time = 0; time < 5; time += 1) {
      await expect(withSlotBreaker(remote, 'home.row', fails)).rejects.toThrow('broken');
    }
  });

  it.each(['backend', 'release'] as const)(
    'attributes a slot with an open breaker to the %s, whose fault the timeouts were',
    async (fault) => {
      const remote = release();
      const failures = { faultOfTimeout: () => fault, faultOf: () => 'request' as const };
      const faultFor = async (work: () => Promise<unknown>) => {
        const error: unknown = await withSlotBreaker(remote, 'home.row', work).catch(
          (thrown: unknown) => thrown,
        );
        return faultOfSlot(remote, 'home.row', error, failures);
      };
      for (let time = 0; time < 3; time += 1) expect(await faultFor(timesOut)).toBe(fault);
      expect(await faultFor(fails)).toBe(fault);
      const other = faultOfSlot(release(), 'home.row', new Error('broken'), failures);
      expect(other).toBe('request');
    },
  );
});
