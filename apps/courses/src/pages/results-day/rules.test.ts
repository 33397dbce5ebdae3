/** @jest-environment node */
import type { CourseEntrants } from '@signpost/api-client/course-details';
import { hadAsFew, shareWords, standingOf, standingWords } from './standing';
import { nearestTitles } from './nearest-titles';

const bands = [
  { from: 80, to: 95, percent: 10 },
  { from: 112, to: 127, percent: 50 },
  { from: 128, to: 143, percent: 40 },
];

const course = {
  absences: {},
  tariff: { from: 112, to: 143, fewer: 10, more: 0 },
  figures: { tariff: { bands } },
} as unknown as CourseEntrants;

const without = {
  absences: { tariff: 'too-small' },
  tariff: null,
  figures: { tariff: null },
} as CourseEntrants;

it.each([
  [160, 'above', true],
  [112, 'among', true],
  [104, 'below', true],
  [80, 'below', true],
  [64, 'none', false],
] as const)('%i points are %s the middle half of entrants [R-35]', (points, standing, asFew) => {
  expect(standingOf(course, points)).toBe(standing);
  expect(hadAsFew(course, points)).toBe(asFew);
});

it('says between which shares the entrants with as many points or fewer lie [R-35]', () => {
  expect(shareWords(course, 120)).toBe(
    'Between 10% and 60% of entrants had 120 points or fewer: 10% were in lower bands and 50% in the same band.',
  );
  expect(shareWords(course, 100)).toBe('10% of entrants had fewer points and 90% had more.');
  const half = { figures: { tariff: { bands: bands.slice(0, 2) } } } as unknown as CourseEntrants;
  expect(shareWords(half, 100)).toMatch(/ No points are published for 40% of entrants\.$/);
});

it('names the evidence and never a chance, and says why there is nothing to compare with [R-35]', () => {
  expect(standingWords(course, 64)).toBe('64 points are fewer than any entrant with published points had.');
  for (const points of [0, 64, 104, 120, 200]) {
    expect(standingWords(course, points) + (shareWords(course, points) ?? '')).not.toMatch(
      /chance|likely|safe/i,
    );
  }
  expect(standingOf(without, 120)).toBe('unknown');
  expect(standingWords(without, 120)).toContain('It is about too few people, so the publisher withholds it.');
  expect(shareWords(without, 120)).toBeNull();
});

describe('nearest titles', () => {
  const course = (title: string) => ({ title }) as CourseEntrants;

  const nearest = (title: string, ...others: string[]) =>
    nearestTitles(course(title), others.map(course)).map((found) => found.title);

  it('finds the foundation years whose titles are most like the course’s [R-35]', () => {
    expect(
      nearest(
        'Computer Science',
        'Computer Science (Artificial Intelligence) with Foundation Year',
        'Games Art with Foundation Year',
        'Computer Science (with an integrated foundation year)',
        'Computer Networks with Foundation Year',
      ),
    ).toEqual([
      'Computer Science (with an integrated foundation year)',
      'Computer Science (Artificial Intelligence) with Foundation Year',
    ]);
  });

  it('finds none that shares no word but those for the year [R-35]', () => {
    expect(nearest('Physics with Foundation Year', 'Games Art with Foundation Year')).toEqual([]);
  });
});
