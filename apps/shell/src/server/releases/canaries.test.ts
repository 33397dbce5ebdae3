import Fastify from 'fastify';
import type { ActiveRemote, ActiveRemotes, LoadedRemote, RemoteSet } from '@signpost/federation/loading';
import type { Timing } from '../../observability/timing';
import { createMetrics } from '../http/metrics';
import { outcomeOf, type PageFailure } from '../render/render-outcome';
import { createCanaryCounts } from './canary-counts';
import type { CanaryEvent, CanaryState } from './canary-events';
import { createCanaryReports } from './canary-reports';
import { chooseReleases } from './choose-release';
import { failureReports } from './failure-reports';
import { partsOf } from './parts';

describe('counts', () => {
  const UNIS = { remote: 'unis', release: '111111111111' };

  let ejections: (readonly [CanaryState, string])[];
  let counts: ReturnType<typeof createCanaryCounts>;
  beforeEach(() => {
    ejections = [];
    counts = createCanaryCounts((...ejection) => ejections.push(ejection));
  });

  /** Returns `count` IP addresses, each of a different visitor, starting at number `from`. */
  const visitors = (count: number, from = 0) =>
    Array.from({ length: count }, (_, number) => `10.0.${(from + number) >> 8}.${(from + number) & 255}`);

  /** Counts one page for each visitor; the first `failed` pages have failed. */
  const pages = (side: 'canary' | 'live', addresses: readonly string[], failed = 0, of = UNIS) =>
    addresses.forEach((address, place) =>
      counts.note({ kind: 'page', ...of, side, failed: place < failed, address }),
    );
  const show = (addresses: readonly string[]) =>
    addresses.forEach((address) => counts.note({ kind: 'shown', ...UNIS, address }));
  const report = (addresses: readonly string[], of = UNIS) =>
    addresses.forEach((address) => counts.note({ kind: 'browser-failure', ...of, address }));

  describe('pages of a canary', () => {
    it('eject it once, with the current counts, when they fail for many visitors', () => {
      pages('live', visitors(200), 2);
      pages('canary', visitors(40), 20);
      expect(ejections).toHaveLength(1);
      expect(ejections[0]).toEqual([
        expect.objectContaining({
          ...UNIS,
          ejected: true,
          canary: { pages: 20, errors: 20, visitors: 20, failedVisitors: 20 },
          live: { pages: 200, errors: 2, visitors: 200, failedVisitors: 2 },
        }),
        'pages',
      ]);
      expect(counts.stateOf(UNIS.remote, UNIS.release)).toBe(ejections[0]?.[0]);
    });

    it.each([
      ['with fewer than twenty visitors', [200, 0], [19, 19]],
      ['with fewer than twenty visitors of the live release to compare with', [19, 0], [100, 100]],
      ['with fewer than five visitors with a failure', [400, 0], [60, 4]],
      ['when the live release fails as often', [100, 50], [100, 58]],
      ['when its failure rate is no more than five percentage points higher', [2_000, 0], [100, 5]],
      ['when the difference is not significant', [20, 0], [20, 6]],
    ] as const)('do not eject it %s', (_, live, canary) => {
      pages('live', visitors(live[0]), live[1]);
      // Failures come last, because the rule is applied after every page.
      pages('canary', visitors(canary[0]).reverse(), 0);
      pages('canary', visitors(canary[1]), canary[1]);
      expect(ejections).toEqual([]);
    });

    it('for addresses of the same network count as one visitor', () => {
      pages('live', visitors(200));
      pages('canary', visitors(60));
      const household = Array.from({ length: 500 }, (_, last) => `2001:db8:77::${last}`);
      pages('canary', household, 500);
      expect(ejections).toEqual([]);
      expect(counts.stateOf(UNIS.remote, UNIS.release).canary).toEqual({
        pages: 560,
        errors: 500,
        visitors: 61,
        failedVisitors: 1,
      });
    });

    it('are evaluated by recent visitors, not by all earlier ones', () => {
      pages('live', visitors(10_000));
      pages('canary', visitors(10_000));
      pages('live', visitors(100));
      pages('canary', visitors(60, 20_000), 60);
      expect(ejections).toHaveLength(1);
    });

    it('keep a bounded number of visitors in memory', () => {
      pages('live', visitors(50_000));
      expect(counts.stateOf(UNIS.remote, UNIS.release).live).toMatchObject({
        pages: 50_000,
        visitors: 10_000,
      });
    });

    it('of two releases are counted separately', () => {
      const next = { ...UNIS, release: '222222222222' };
      pages('canary', visitors(3));
      pages('canary', visitors(2), 0, next);
      pages('canary', visitors(1));
      expect(counts.states().map(({ release, canary }) => [release, canary.visitors])).toEqual([
        [UNIS.release, 3],
        [next.release, 2],
      ]);
    });
  });

  describe('browsers that report a canary', () => {
    it('eject it when at least five of at least twenty visitors report it, and more than 5 %', () => {
      show(visitors(60));
      report(visitors(4));
      expect(ejections).toEqual([]);
      report(visitors(5));
      expect(ejections).toMatchObject([
        [{ ...UNIS, browsers: { visitors: 60, failedVisitors: 5 } }, 'browsers'],
      ]);
    });

    it.each([
      ['one visitor who reports repeatedly', 60, Array<string>(500).fill('10.0.0.1')],
      ['one network with many addresses', 60, visitors(40).map((_, last) => `2001:db8:77::${last}`)],
      ['too few visitors', 14, visitors(14)],
      ['five in a hundred', 100, visitors(5)],
    ])('do not eject it when they are %s', (_, shown, failed) => {
      show(visitors(shown));
      report(failed);
      expect(ejections).toEqual([]);
    });

    it('are counted from zero again after four hundred visitors', () => {
      show(visitors(399));
      report(visitors(4));
      show(visitors(30, 399));
      report(visitors(4));
      expect(ejections).toEqual([]);
    });
  });

  it('ejects a canary at once on an eject event, without any counts', () => {
    counts.note({ kind: 'eject', ...UNIS, reason: 'disabled' });
    counts.note({ kind: 'eject', ...UNIS, reason: 'disabled' });
    expect(ejections).toMatchObject([[{ ...UNIS, ejected: true, canary: { pages: 0 } }, 'disabled']]);
  });

  it('deletes the visitors after a day', () => {
    jest.useFakeTimers();
    counts = createCanaryCounts(() => undefined);
    pages('canary', visitors(3));
    jest.advanceTimersByTime(86_400_000);
    expect(counts.stateOf(UNIS.remote, UNIS.release).canary).toMatchObject({ pages: 3, visitors: 0 });
    jest.useRealTimers();
  });
});

describe('reports', () => {
  const running = (release: string): LoadedRemote =>
    ({ name: 'unis', release, manifest: { paths: ['/unis'] } }) as unknown as LoadedRemote;
  const withCanary = (release: string): ActiveRemotes => ({
    version: '1',
    retired: [],
    remotes: [
      {
        name: 'unis',
        paths: ['/unis'],
        loaded: running('live'),
        canary: { loaded: running(release), share: 10 },
      },
      { name: 'courses', paths: ['/courses'], loaded: running('other') },
    ],
  });

  const ADDRESS = '192.0.2.1';
  const notEjected = () => false;

  let events: CanaryEvent[];
  let active: ActiveRemotes;
  let canaryReports: ReturnType<typeof createCanaryReports>;
  beforeEach(() => {
    events = [];
    active = withCanary('canary');
    const counts = createCanaryCounts(() => undefined);
    canaryReports = createCanaryReports(
      { ...counts, note: (event) => (events.push(event), counts.note(event)) },
      { current: () => active },
    );
  });

  const pageOf = (visitor: Parameters<typeof chooseReleases>[1], remote = 'unis', failed = false) =>
    canaryReports.note(
      active,
      chooseReleases(active, visitor, notEjected).remotes,
      [{ remote, failed }],
      ADDRESS,
    );

  it('counts a page for the release that the visitor got', () => {
    pageOf({ bucket: 0 }, 'unis', true);
    pageOf({ bucket: 99 });
    const of = { kind: 'page', remote: 'unis', release: 'canary', address: ADDRESS };
    expect(events).toEqual([
      { ...of, side: 'canary', failed: true },
      { ...of, side: 'live', failed: false },
    ]);
  });

  it('counts a cached page for the remote that owns it, in every language [B-21]', () => {
    const resolved = chooseReleases(active, { bucket: 99 }, notEjected).remotes;
    for (const path of ['/unis?page=2', '/cy/unis?page=2', '/cy'])
      canaryReports.noteCached(active, resolved, path, ADDRESS);
    expect(events).toHaveLength(2);
  });

  it('does not count pages of previews or of remotes without a canary', () => {
    pageOf({ preview: running('previewed') }, 'unis', true);
    pageOf({ bucket: 0 }, 'courses', true);
    expect(events).toEqual([]);
  });

  it('ignores events of an earlier canary', () => {
    const earlier = active;
    const resolved = chooseReleases(earlier, { bucket: 0 }, notEjected).remotes;
    active = withCanary('next');
    canaryReports.note(earlier, resolved, [{ remote: 'unis', failed: true }], ADDRESS);
    canaryReports.shown('unis', 'canary', ADDRESS);
    canaryReports.failedInBrowser('unis', 'canary', ADDRESS);
    expect(events).toEqual([]);
  });

  it('keeps a canary ejected until the registry has another release', () => {
    canaryReports.eject('unis', 'canary');
    expect(canaryReports.isEjected('unis', 'canary')).toBe(true);
    expect(canaryReports.currentCanaries(active)).toMatchObject([
      { release: 'canary', share: 10, ejected: true },
    ]);
    active = withCanary('next');
    expect(canaryReports.currentCanaries(active)).toMatchObject([
      { release: 'next', ejected: false, canary: { pages: 0 } },
    ]);
    expect(canaryReports.isEjected('unis', 'next')).toBe(false);
  });
});

describe('the choice', () => {
  const running = (name: string, release: string, paths = [`/${name}`]): LoadedRemote =>
    ({ name, release, manifest: { paths } }) as unknown as LoadedRemote;

  const live = running('unis', '1'.repeat(12));
  const canaryRelease = running('unis', '2'.repeat(12), ['/unis', '/unis/new']);
  const previewed = running('unis', '3'.repeat(12));
  const courses: ActiveRemote = {
    name: 'courses',
    paths: ['/courses'],
    loaded: running('courses', '4'.repeat(12)),
  };
  const unis: ActiveRemote = {
    name: 'unis',
    paths: ['/unis'],
    loaded: live,
    canary: { loaded: canaryRelease, share: 10 },
  };
  const active: ActiveRemotes = { version: '7', remotes: [unis, courses], retired: [] };

  const notEjected = () => false;
  const releaseFor = (
    visitor: Parameters<typeof chooseReleases>[1],
    isEjected: Parameters<typeof chooseReleases>[2] = notEjected,
  ) => chooseReleases(active, visitor, isEjected).remotes.remotes.find(({ name }) => name === 'unis')?.loaded;

  describe('the release of a visitor', () => {
    it('is the canary for buckets below its share, else the live release', () => {
      expect([0, 9].map((bucket) => releaseFor({ bucket }))).toEqual([canaryRelease, canaryRelease]);
      expect([10, 99, undefined].map((bucket) => releaseFor({ bucket }))).toEqual([live, live, live]);
    });

    it('is the previewed release in every bucket', () => {
      expect(releaseFor({ bucket: 0, preview: previewed })).toBe(previewed);
      expect(releaseFor({ bucket: 99, preview: previewed })).toBe(previewed);
    });

    it('is the live release after the canary was ejected', () => {
      const isEjected = (remote: string, release: string) =>
        remote === 'unis' && release === canaryRelease.release;
      expect(releaseFor({ bucket: 0 }, isEjected)).toBe(live);
    });

    it('comes with its own paths and leaves other remotes unchanged', () => {
      const { remotes, nonLiveReleases } = chooseReleases(active, { bucket: 0 }, notEjected);
      expect(remotes.remotes[0]?.paths).toEqual(['/unis', '/unis/new']);
      expect(remotes.remotes[1]).toBe(courses);
      expect(nonLiveReleases).toEqual([`unis:${canaryRelease.release}`]);
    });

    it('has a version that is equal for visitors with the same releases', () => {
      const versions = [{ bucket: 0 }, { bucket: 5 }, { bucket: 50 }, { bucket: 50, preview: previewed }].map(
        (visitor) => chooseReleases(active, visitor, notEjected).remotes.version,
      );
      expect(versions[0]).toBe(versions[1]);
      expect(new Set(versions).size).toBe(3);
      expect(versions[2]).toBe('7');
    });

    it('can belong to a remote that is not in the registry yet', () => {
      const fresh = running('jobs', '5'.repeat(12));
      expect(chooseReleases(active, { preview: fresh }, notEjected).remotes.remotes[2]).toEqual({
        name: 'jobs',
        paths: ['/jobs'],
        loaded: fresh,
      });
    });
  });
});

describe('parts', () => {
  const slot = (remote: string): Timing => ({
    kind: 'slot',
    slot: 'home.row',
    remote,
    outcome: 'shown',
    milliseconds: 1,
  });

  const RELEASE = '0123456789ab';
  const ofUnis = { remote: 'unis', release: RELEASE };

  const failedParts = (timings: Timing[], failures: PageFailure[], status = 200, owner = ofUnis) =>
    Object.fromEntries(
      partsOf({ owner, timings }, outcomeOf(status, failures)).map(({ remote, failed }) => [remote, failed]),
    );

  it('attributes failures of the owner’s release to the owner', () => {
    expect(failedParts([], [])).toEqual({ unis: false });
    expect(failedParts([], [{ part: 'loader', fault: 'release', ...ofUnis }], 500)).toEqual({ unis: true });
    expect(failedParts([], [{ part: 'render', fault: 'release', ...ofUnis }])).toEqual({ unis: true });
  });

  it.each(['backend', 'request', 'shell'] as const)('attributes a fault of the %s to no remote', (fault) => {
    expect(failedParts([], [{ part: 'loader', fault, ...ofUnis }], 503)).toEqual({ unis: false });
    expect(failedParts([slot('courses')], [{ part: 'slot', fault, remote: 'courses' }])).toEqual({
      unis: false,
      courses: false,
    });
  });

  it('attributes the failure of a slot to the remote that fills it, once for each page', () => {
    const failures = [{ part: 'slot', fault: 'release', remote: 'careers', release: RELEASE }] as const;
    expect(failedParts([slot('courses'), slot('careers'), slot('careers')], [...failures])).toEqual({
      unis: false,
      courses: false,
      careers: true,
    });
  });

  it('leaves out remotes without a loaded release and the shell', () => {
    const unavailable = { remote: 'unis', release: undefined as unknown as string };
    expect(failedParts([], [{ part: 'remote', fault: 'release', remote: 'unis' }], 503, unavailable)).toEqual(
      {},
    );
    expect(failedParts([], [], 200, { ...unavailable, remote: 'shell' })).toEqual({});
  });
});

describe('reports of browsers', () => {
  const RELEASE = '111111111111';
  const ORIGIN = 'https://signpost.test';
  const VALID_REPORT = { remote: 'unis', release: RELEASE, failure: 'render' };

  let counted: string[];
  const open = async () => {
    counted = [];
    const app = Fastify({ trustProxy: 'loopback' });
    const canary = { loaded: { release: RELEASE }, share: 10 };
    const active = {
      version: '1',
      retired: [],
      remotes: [{ name: 'unis', paths: [], loaded: undefined, canary }],
    };
    await app.register(failureReports, {
      site: new URL(ORIGIN),
      remotes: { current: () => active } as unknown as RemoteSet,
      canaryReports: { failedInBrowser: (...report) => void counted.push(report.join(' ')) },
      metrics: createMetrics(),
    });
    return (payload: string, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/canary-failures',
        payload,
        headers: {
          origin: ORIGIN,
          'content-type': 'text/plain;charset=UTF-8',
          cookie: 'signpost-release=3',
          'x-forwarded-for': '192.0.2.1',
          ...headers,
        },
      });
  };

  describe('a browser’s report of a canary failure', () => {
    it('is counted for a visitor who has the canary', async () => {
      const post = await open();
      const response = await post(JSON.stringify(VALID_REPORT));
      expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([
        204,
        'no-store',
        '',
      ]);
      expect(counted).toEqual([`unis ${RELEASE} 192.0.2.1`]);
    });

    it('is accepted on any origin of the site if `sec-fetch-site` is same-origin', async () => {
      const post = await open();
      const headers = { origin: 'http://127.0.0.1:4200', 'sec-fetch-site': 'same-origin' };
      expect((await post(JSON.stringify(VALID_REPORT), headers)).statusCode).toBe(204);
      expect(counted).toHaveLength(1);
    });

    it.each([
      ['from a visitor outside its share', {}, { cookie: 'signpost-release=10' }],
      ['without the bucket cookie', {}, { cookie: '' }],
      ['for another release', { release: '222222222222' }, {}],
      ['for a remote without a canary', { remote: 'courses' }, {}],
    ])('is not counted %s', async (_, change, headers) => {
      const post = await open();
      expect((await post(JSON.stringify({ ...VALID_REPORT, ...change }), headers)).statusCode).toBe(204);
      expect(counted).toEqual([]);
    });

    it.each([
      ['not JSON', 'unis', {}, 400],
      ['of an unknown kind of failure', JSON.stringify({ ...VALID_REPORT, failure: 'mood' }), {}, 400],
      ['with unknown fields', JSON.stringify({ ...VALID_REPORT, who: 'me' }), {}, 400],
      ['too large', JSON.stringify({ ...VALID_REPORT, remote: 'u'.repeat(300) }), {}, 413],
      ['from another site', JSON.stringify(VALID_REPORT), { origin: 'https://elsewhere.test' }, 403],
    ])('is refused when it is %s', async (_, payload, headers, status) => {
      const post = await open();
      expect((await post(payload, headers)).statusCode).toBe(status);
      expect(counted).toEqual([]);
    });

    it('is refused above the limit of one IP address', async () => {
      const post = await open();
      const statuses: number[] = [];
      for (let time = 0; time < 61; time += 1)
        statuses.push((await post(JSON.stringify(VALID_REPORT))).statusCode);
      expect([statuses.slice(0, 60).every((status) => status === 204), statuses[60]]).toEqual([true, 429]);
    });
  });
});
