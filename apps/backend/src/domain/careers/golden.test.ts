import { shippedCatalogue } from '../../testing/catalogue';
import type { GoldenCase } from './testing/golden-cases';
import { goldenCases } from './testing/golden-cases';
import { rank } from './rank';

/** Number of careers shown at first, and number that a visitor is likely to browse. */
const SHOWN_COUNT = 20;
const BROWSED_COUNT = 40;
/** Minimum number of expected careers among the shown ones. */
const MIN_EXPECTED = 3;

const judge = async ({ scores, near, far }: GoldenCase): Promise<void> => {
  const careers = (await shippedCatalogue()).content('careers');
  const matched = rank(scores, [scores], careers).map(({ item }) => item.title);
  const found = near.filter((title) => matched.slice(0, SHOWN_COUNT).includes(title));
  expect({ found, isEnough: found.length >= MIN_EXPECTED }).toEqual({ found, isEnough: true });
  expect(far.filter((title) => matched.slice(0, BROWSED_COUNT).includes(title))).toEqual([]);
};

it('has at least forty golden cases, all with careers that exist [R-07]', async () => {
  expect(goldenCases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(goldenCases.map(({ who }) => who)).size).toBe(goldenCases.length);
  const known = new Set((await shippedCatalogue()).content('careers').map(({ title }) => title));
  expect(
    goldenCases.flatMap(({ near, far }) => [...near, ...far]).filter((title) => !known.has(title)),
  ).toEqual([]);
});

it.each(goldenCases)('matches someone who $who [R-07] [C-11]', judge);
