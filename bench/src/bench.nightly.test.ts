import { atLeast, atMost, passes, verdictRow } from './budgets';
import { percent, table } from './report';
import { excess, median, percentile } from './statistics';
import { readOptions, SECTIONS } from './options';
import { seeded } from './load/random';
import { visitsOf, type Visit } from './load/visits';

describe('budgets', () => {
  it('a figure at its limit passes, one beyond fails', () => {
    expect(passes(atMost('bytes', 165_000, 165_000, 'kB'))).toBe(true);
    expect(passes(atMost('bytes', 165_001, 165_000, 'kB'))).toBe(false);
    expect(passes(atLeast('score', 95, 95))).toBe(true);
    expect(passes(atLeast('score', 94, 95))).toBe(false);
  });

  it('a figure that could not be measured fails', () => {
    expect(passes(atMost('layout shift', Number.NaN, 0.02))).toBe(false);
    expect(passes(atLeast('score', Number.NaN, 95))).toBe(false);
  });

  it('is printed with its unit', () => {
    expect(verdictRow(atMost('tax on bytes', 0.179, 0.15, '%'))).toEqual([
      'FAIL',
      'tax on bytes',
      '17.9 %',
      '≤ 15.0 %',
    ]);
    expect(verdictRow(atLeast('list page', 2.84, 2, '×'))).toEqual(['PASS', 'list page', '2.8 ×', '≥ 2.0 ×']);
  });
});

describe('report', () => {
  it('aligns text left and numbers right', () => {
    expect(
      table(
        ['route', 'kB'],
        [
          ['home', 5.25],
          ['explore', 1234],
        ],
      ),
    ).toBe(['route       kB', '───────  ─────', 'home       5.3', 'explore  1,234'].join('\n'));
  });

  it('shows a share with its sign', () => {
    expect(percent(0.179)).toBe('+17.9 %');
    expect(percent(-0.02)).toBe('−2.0 %');
  });
});

describe('statistics', () => {
  it('computes percentiles by nearest rank, in any order', () => {
    const values = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(percentile(values, 0.5)).toBe(10);
    expect(percentile(values, 0.95)).toBe(19);
    expect(percentile(values, 1)).toBe(20);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('throws for a percentile of no values', () => {
    expect(() => percentile([], 0.5)).toThrow('no values');
  });

  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[5], 5],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('compares pair by pair, so that a machine that slows down does not change the result', () => {
    const quiet = { ours: 110, peer: 100 };
    const busy = { ours: 440, peer: 400 };
    const disturbed = { ours: 300, peer: 100 };
    expect(excess([quiet, busy, disturbed])).toBeCloseTo(0.1);
  });
});

describe('command line', () => {
  it('runs every section when none is named', () => {
    expect(readOptions([])).toEqual({
      sections: SECTIONS,
      quick: false,
      check: false,
      built: false,
      courses: undefined,
      json: undefined,
    });
  });

  it('runs the named sections in the order of the bench', () => {
    const { sections, quick, json } = readOptions(['tax', 'bytes', '--quick', '--json', 'out.json']);
    expect(sections).toEqual(['bytes', 'tax']);
    expect(quick).toBe(true);
    expect(json).toBe('out.json');
  });

  it('accepts a number of courses', () => {
    expect(readOptions(['--courses', '35000']).courses).toBe(35_000);
  });

  it.each([[['byte']], [['--fast']], [['--courses', 'many']], [['--courses', '0']]])(
    'lists the valid options for an unknown %j',
    (args) => {
      expect(() => readOptions(args)).toThrow(/usage: npm run bench/);
    },
  );
});

const record = (kind: string) => (_: unknown, number: number) => ({
  objectID: `${kind}-${number}`,
  url: `/explore/${kind}/${number}/name`,
  title: `${kind} ${number} Bath`,
});
const records = {
  courses: Array.from({ length: 500 }, record('courses')),
  unis: Array.from({ length: 50 }, record('unis')),
  subjects: Array.from({ length: 10 }, record('subjects')),
};
const first = (seed: number, count: number): Visit[] => {
  const next = visitsOf(records, seeded(seed));
  return Array.from({ length: count }, next);
};

describe('results day visits', () => {
  it('are the same for the same seed, and different for another', () => {
    expect(first(1, 50)).toEqual(first(1, 50));
    expect(first(1, 50)).not.toEqual(first(2, 50));
  });

  it('have the stated mix', () => {
    const visits = first(1, 10_000);
    const share = (starts: RegExp) =>
      visits.filter(({ requests }) => starts.test(requests[0]?.path ?? '')).length / 100;
    expect(share(/^\/$/)).toBeCloseTo(45, -0.6);
    expect(share(/^\/explore\/courses\//)).toBeCloseTo(30, -0.6);
    expect(share(/^\/explore\/unis\//)).toBeCloseTo(15, -0.6);
    expect(share(/^\/explore\/unis$/)).toBeCloseTo(5, -0.6);
    expect(share(/^\/subject-widget/)).toBeCloseTo(5, -0.6);
  });

  it('visit a few courses often and most of them sometimes', () => {
    const courses = first(1, 10_000).flatMap(({ requests }) =>
      requests.filter(({ path }) => path.startsWith('/explore/courses/')).map(({ path }) => path),
    );
    const counts = new Map<string, number>();
    for (const path of courses) counts.set(path, (counts.get(path) ?? 0) + 1);
    const [...sorted] = [...counts.values()].sort((a, b) => b - a);
    const ofTenth = sorted.slice(0, 50).reduce((sum, count) => sum + count, 0) / courses.length;
    expect(ofTenth).toBeGreaterThan(0.4);
    expect(ofTenth).toBeLessThan(0.55);
    expect(counts.size).toBeGreaterThan(400);
  });
});
