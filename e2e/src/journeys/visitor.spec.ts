import { expect, open, test, type Page } from '../fixtures';
import { expectSaved, newPerson, register, registerAndConfirm, signIn } from '../accounts/accounts';

const main = (page: Page) => page.getByRole('main');

test('the session is requested once per document, kept while pages change, and requested again when another tab signs in [S-01]', async ({
  page,
  context,
}) => {
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main(page)).toContainText('You are not signed in.');
  const other = await context.newPage();
  let lookups = 0;
  other.on('request', (request) => (lookups += Number(request.url().endsWith('/identity/session'))));
  await open(other, '/explore/unis');
  const account = other.getByRole('banner').getByRole('link', { name: /^Account/ });
  await expect(account).toHaveAccessibleName('Account');
  await expect.poll(() => lookups).toBe(1);
  for (const name of ['Ideas for you', 'Saved things']) {
    await other.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(main(other).getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(lookups).toBe(1);
  await signIn(page, sam);
  await expect(account).toHaveAccessibleName('Account: signed in as Sam');
  // Once or twice: the other tab announces its sign-in, and that its saved items are synced.
  expect(lookups).toBeGreaterThan(1);
  expect(lookups).toBeLessThanOrEqual(3);
});

test('a saved place with only a name gets its id and type, and is sent to the account [S-03]', async ({
  page,
}) => {
  const place = (title: string) => ({ id: '', title, url: '/explore/where-to-go' });
  const favourites = { locations: [place('Bath'), place('Atlantis')] };
  await register(page, newPerson());
  await open(page, '/explore/favourites');
  await main(page)
    .getByLabel(/file/i)
    .setInputFiles({
      name: 'favourites.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'signpost.favourites', version: 1, favourites })),
    });
  await expectSaved(page, 2);
  const kept = async () => {
    const answer = await page.request.get('/api/v1/identity/session');
    const { user } = (await answer.json()) as {
      user: { favourites: { locations: { id: string; title: string; type: string | null }[] } };
    };
    return user.favourites.locations.map(({ id, title, type }) => ({ id, title, type }));
  };
  expect(await kept()).toEqual([]);
  await open(page, '/explore/unis');
  const list = (await (await page.request.get('/api/v1/locations')).json()) as Record<string, string>[];
  const { id, type } = list.find(({ title }) => title?.endsWith('Bath')) ?? {};
  expect(id).toBeTruthy();
  await expect.poll(kept).toEqual([{ id, title: 'Bath', type }]);
  await page.reload();
  await expectSaved(page, 2);
});
