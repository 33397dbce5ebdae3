import { expect, open, test } from '../fixtures';

test('three matches are in a phone’s first screen [R-07]', { tag: '@phone' }, async ({ page }) => {
  const answer = await page.request.get('/api/v1/emsi/assessment/statements');
  const { data: statements } = (await answer.json()) as { data: { id: string }[] };
  const submitted = await page.request.post('/api/v1/emsi/assessment/results', {
    data: {
      type: 'short',
      answers: Object.fromEntries(statements.map(({ id }, place) => [id, place % 6 < 2 ? 5 : 1])),
    },
  });
  const { data } = (await submitted.json()) as { data: { id: string } };
  await open(page, `/explore/career-quiz?assessmentId=${data.id}`);
  const matches = page.getByRole('list', { name: 'Your best matches' }).getByRole('link');
  await expect(matches).toHaveCount(3);
  const all = page.getByRole('region', { name: 'Careers that fit' }).getByRole('heading', { level: 3 });
  expect(await matches.allTextContents()).toEqual((await all.allTextContents()).slice(0, 3));
  for (const match of await matches.all()) await expect(match).toBeInViewport({ ratio: 1 });
});
