import { createCanaryCounts } from './canary-counts';
import type { CanaryState } from './canary-events';

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
