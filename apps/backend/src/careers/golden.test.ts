import { shippedCatalogue } from '../testing/app';
import type { GoldenCase } from './golden';
import { goldenCases } from './golden';
import { rank } from './rank';

/** How many careers a visitor is sure to see, and how many are worth a look at all. */
const first = 20;
const looked = 40;
/** How many of those expected must be among the first. */
const enough = 3;

async function judge({ scores, near, far }: GoldenCase): Promise<void> {
  const careers = (await shippedCatalogue()).content('careers');
  const matched = rank(scores, [scores], careers).map(({ item }) => item.title);
  const found = near.filter((title) => matched.slice(0, first).includes(title));
  expect({ found, wanted: found.length >= enough }).toEqual({ found, wanted: true });
  expect(far.filter((title) => matched.slice(0, looked).includes(title))).toEqual([]);
}

it('[R-07] judges by at least forty profiles, of careers that there are', async () => {
  expect(goldenCases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(goldenCases.map(({ who }) => who)).size).toBe(goldenCases.length);
  const known = new Set((await shippedCatalogue()).content('careers').map(({ title }) => title));
  expect(
    goldenCases.flatMap(({ near, far }) => [...near, ...far]).filter((title) => !known.has(title)),
  ).toEqual([]);
});

it.each(goldenCases)('[R-07] [C-11] matches someone who $who', judge);
