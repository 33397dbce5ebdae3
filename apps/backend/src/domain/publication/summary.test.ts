import type { CourseRecord } from '../catalogue/course-record';
import { shippedCatalogue } from '../../testing/app';
import { courseSummary } from './summary';

const years = { foundationYear: 'no', sandwich: 'no', yearAbroad: 'no' } as const;

type Mode = CourseRecord['modes'][number];

/** The sentences of a course in Leeds with these ways to study (mode and years), and these years within it. */
const sentencesOf = (
  title: string,
  ways: readonly (readonly [Mode, number | null])[],
  within: Partial<Pick<CourseRecord['body'], 'foundationYear' | 'sandwich' | 'yearAbroad'>> = {},
) =>
  courseSummary({
    title,
    town: 'Leeds',
    modes: [...new Set(ways.map(([mode]) => mode))],
    body: { options: ways.map(([mode, years]) => ({ mode, years })), ...years, ...within },
  });

it.each<[string, readonly (readonly [Mode, number | null])[], string]>([
  ['Law', [['full-time', 3]], 'You study full time in Leeds, over three years.'],
  ['Law', [['part-time', null]], 'You study part time in Leeds.'],
  ['Law', [['distance', 1]], 'You study at a distance, over one year.'],
  [
    'Law',
    [
      ['full-time', 3],
      ['part-time', null],
    ],
    'You study full time (three years) or part time in Leeds.',
  ],
  [
    'Law',
    [
      ['full-time', 3],
      ['part-time', null],
      ['distance', null],
    ],
    'You study full time (three years) or part time in Leeds, or at a distance.',
  ],
  ['Early Years Top Up', [['full-time', 3]], 'You study full time in Leeds.'],
  ['Law (Accelerated)', [['full-time', 3]], 'You study full time in Leeds.'],
  ['Law (Accelerated)', [['full-time', 2]], 'You study full time in Leeds, over two years.'],
])('%s, taken as %j: %s [E-03]', (title, ways, sentence) => {
  expect(sentencesOf(title, ways)).toBe(sentence);
});

it.each([
  ['Law', ' You can choose a foundation year or a placement year.'],
  ['Law (with Foundation Year)', ' You can choose a placement year.'],
  ['Law with a Placement Year', ' You can choose a foundation year.'],
  ['Law with placement or study abroad', ' You can choose a foundation year or a placement year.'],
])('of %j no year is optional that its title says it has [E-03]', (title, sentence) => {
  const optional = { foundationYear: 'optional', sandwich: 'optional' } as const;
  expect(sentencesOf(title, [['full-time', 4]], optional)).toBe(
    `You study full time in Leeds, over four years.${sentence}`,
  );
});

it('every course of the catalogue has the sentences of its own facts [E-03]', async () => {
  const differing: string[] = [];
  for (const record of (await shippedCatalogue()).courses()) {
    if (record.body.summary !== courseSummary(record))
      differing.push(`${record.title}: ${record.body.summary}`);
  }
  expect(differing).toEqual([]);
}, 60_000);
