import type { CourseRecord } from '../../catalogue/course-record';
import type { SummaryFacts } from './summary';
import { courseSummary } from './summary';
import { welshCourseSummary } from './summary-cy';

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

const none = { foundationYear: 'no', sandwich: 'no', yearAbroad: 'no' } as const;
const course = (modes: Record<string, number | null>, within: object = {}) =>
  ({
    title: 'Law',
    town: 'Leeds',
    modes: Object.keys(modes),
    body: {
      options: Object.entries(modes).map(([mode, years]) => ({ mode, years })),
      ...none,
      ...within,
    },
  }) as SummaryFacts;

it.each<[SummaryFacts, string]>([
  [course({ 'full-time': 3 }), 'Rydych chi’n astudio’n llawn amser (Leeds), dros dair blynedd.'],
  [course({ 'part-time': null }), 'Rydych chi’n astudio’n rhan-amser (Leeds).'],
  [course({ distance: 1 }), 'Rydych chi’n astudio o bell, dros un flwyddyn.'],
  [
    course({ 'full-time': 4, 'part-time': null, distance: null }),
    'Rydych chi’n astudio’n llawn amser (pedair blynedd) neu’n rhan-amser (Leeds), neu o bell.',
  ],
  [
    course({ 'full-time': 6 }, { foundationYear: 'included', sandwich: 'included' }),
    'Rydych chi’n astudio’n llawn amser (Leeds), dros chwe blynedd. Mae’n cynnwys blwyddyn sylfaen a blwyddyn ar leoliad.',
  ],
  [
    course({ 'full-time': 3 }, { sandwich: 'optional', yearAbroad: 'optional' }),
    'Rydych chi’n astudio’n llawn amser (Leeds), dros dair blynedd. Gallwch chi ddewis blwyddyn ar leoliad neu flwyddyn dramor.',
  ],
])('summarises a course in Welsh: %# [B-21]', (facts, summary) => {
  expect(welshCourseSummary(facts)).toBe(summary);
});
