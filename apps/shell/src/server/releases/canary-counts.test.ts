import { createCanaryCounts } from './canary-counts';
import type { CanaryState } from './canary-events';

const UNIS = { remote: 'unis', release: '111111111111' };

let ejections: (readonly [CanaryState, string])[];
let counts: ReturnType<typeof createCanaryCounts>;
beforeEach(() => {
  ejections = [];
  counts = createCanaryCounts((...ejection) => ejections.push(ejection));
});

/** So many addresses of their own network, from one on. */
const visitors = (count: number, from = 0) =>
  Array.from({ length: count }, (_, number) => `10.0.${(from + number) >> 8}.${(from + number) & 255}`);

/** One page for each visitor, the first of whom met a failure. */
const pages = (side: 'canary' | 'live', addresses: readonly string[], failed = 0, of = UNIS) =>
  addresses.forEach((address, place) =>
    counts.note({ kind: 'page', ...of, side, failed: place < failed, address }),
  );
const show = (addresses: readonly string[]) =>
  addresses.forEach((address) => counts.note({ kind: 'shown', ...UNIS, address }));
const report = (addresses: readonly string[], of = UNIS) =>
  addresses.forEach((address) => counts.note({ kind: 'browser-failure', ...of, address }));

describe('pages of a canary', () => {
  it('that fail for many visitors eject it, once, with the counts of that moment', () => {
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
    ['before there are twenty visitors', [200, 0], [19, 19]],
    ['with fewer than twenty visitors of the live release to compare with', [19, 0], [100, 100]],
    ['for fewer than five failing visitors', [400, 0], [60, 4]],
    ['for failures that the live release has as well', [100, 50], [100, 58]],
    ['for a share that is five points higher and no more', [2_000, 0], [100, 5]],
    ['for a difference that chance explains', [20, 0], [20, 6]],
  ] as const)('do not eject it %s', (_, live, canary) => {
    pages('live', visitors(live[0]), live[1]);
    // Failures last, as the rule is applied at every page.
    pages('canary', visitors(canary[0]).reverse(), 0);
    pages('canary', visitors(canary[1]), canary[1]);
    expect(ejections).toEqual([]);
  });

  it('of one client count as one visitor, on whatever address of its network', () => {
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

  it('are judged by the latest visitors, however many met no failure before', () => {
    pages('live', visitors(10_000));
    pages('canary', visitors(10_000));
    pages('live', visitors(100));
    pages('canary', visitors(60, 20_000), 60);
    expect(ejections).toHaveLength(1);
  });

  it('remember a bounded number of visitors', () => {
    pages('live', visitors(50_000));
    expect(counts.stateOf(UNIS.remote, UNIS.release).live).toMatchObject({
      pages: 50_000,
      visitors: 10_000,
    });
  });

  it('of two releases are counted apart', () => {
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
  it('eject it when they are five of twenty or more, and more than one in twenty', () => {
    show(visitors(60));
    report(visitors(4));
    expect(ejections).toEqual([]);
    report(visitors(5));
    expect(ejections).toMatchObject([
      [{ ...UNIS, browsers: { visitors: 60, failedVisitors: 5 } }, 'browsers'],
    ]);
  });

  it.each([
    ['one visitor, however often they report', 60, Array<string>(500).fill('10.0.0.1')],
    ['one household of many addresses', 60, visitors(40).map((_, last) => `2001:db8:77::${last}`)],
    ['too few visitors to judge by', 14, visitors(14)],
    ['five in a hundred', 100, visitors(5)],
  ])('do not eject it when they are %s', (_, shown, failed) => {
    show(visitors(shown));
    report(failed);
    expect(ejections).toEqual([]);
  });

  it('are counted anew after four hundred visitors', () => {
    show(visitors(399));
    report(visitors(4));
    show(visitors(30, 399));
    report(visitors(4));
    expect(ejections).toEqual([]);
  });
});

it('a canary that is reported broken is ejected at once, with nothing counted', () => {
  counts.note({ kind: 'eject', ...UNIS });
  counts.note({ kind: 'eject', ...UNIS });
  expect(ejections).toMatchObject([[{ ...UNIS, ejected: true, canary: { pages: 0 } }, 'reported']]);
});

it('visitors are forgotten after a day', () => {
  jest.useFakeTimers();
  counts = createCanaryCounts(() => undefined);
  pages('canary', visitors(3));
  jest.advanceTimersByTime(86_400_000);
  expect(counts.stateOf(UNIS.remote, UNIS.release).canary).toMatchObject({ pages: 3, visitors: 0 });
  jest.useRealTimers();
});
