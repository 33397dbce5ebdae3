import { shippedCatalogue } from '../testing/app';
import { goldenCases } from './golden';
import { rank } from './rank';

it('has at least twelve profiles to judge by', () => {
  expect(goldenCases.length).toBeGreaterThanOrEqual(12);
});

it.each(goldenCases)('[C-11] matches someone who $who', async ({ scores, near, far }) => {
  const careers = (await shippedCatalogue()).content('careers');
  const ids = new Set(careers.map(({ id }) => id));
  expect([...near, ...far].filter((id) => !ids.has(id))).toEqual([]);
  const top = rank(scores, [scores], careers)
    .slice(0, 30)
    .map(({ item }) => item.id);
  expect(near.filter((id) => top.includes(id)).length).toBeGreaterThanOrEqual(3);
  expect(far.filter((id) => top.includes(id))).toEqual([]);
});
