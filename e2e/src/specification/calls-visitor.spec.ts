import { navigateInPage, open } from '../fixtures';
import { COURSE } from '../site';
import { answerWith } from './answers';
import { expect, test } from './stand';
import { FAVOURITES, signIn } from './visitor';

const COURSE_ID = COURSE.split('/')[3] ?? '';
const QUIZ = `/explore/career-quiz?a=${'3'.repeat(30)}`;
const LOGGED_IN = '/historic-grades-api/loggedIn';

test('[C-09] the grades of a signed-in visitor are posted to loggedIn, those of an anonymous one are not', async ({
  page,
  stand,
  saw,
}) => {
  const compare = async () => {
    await open(page, `${COURSE}?grade=al.A&grade=al.A&grade=al.B`);
    await page.getByText('Compare my grades').scrollIntoViewIfNeeded();
    await expect(
      page
        .getByRole('main')
        .getByText(/136 points/)
        .first(),
    ).toBeVisible();
  };
  await compare();
  const anonymous = stand.callsOf(LOGGED_IN).length;
  signIn(stand);
  await compare();
  await expect.poll(() => stand.callsOf(LOGGED_IN).length).toBe(anonymous + 1);
  const call = stand.callsOf(LOGGED_IN).at(-1);
  expect({ ...call, body: JSON.parse(call?.body ?? '') as unknown }).toMatchObject({
    host: 'services',
    method: 'POST',
    body: { courseIds: [COURSE_ID], grade: 'AAB', qualificationType: 'A_level' },
  });
  expect(anonymous).toBe(0);
  saw(`${anonymous} posts without a session, with one: ${call?.body}`);
});

test('[C-14] the names of all providers are asked of unis', async ({ page, stand, saw }) => {
  answerWith(stand, '/api/v1/unis', { 'results.0.name': 'Dough College' });
  await open(page, '/explore/unis');
  await page.getByLabel('Name or town').first().focus();
  await expect(page.locator('datalist option[value="Dough College"]')).toBeAttached();
  const [call] = stand.callsOf('/api/v1/unis');
  expect(call).toMatchObject({ host: 'api', method: 'GET' });
  saw(`${call?.method} ${call?.path} by the ${call?.from}, Dough College suggested`);
});

test('[C-20] the identity service gives the user, and takes a toggled favourite, all favourites and a setting', async ({
  page,
  stand,
  saw,
}) => {
  const changes: string[] = [];
  signIn(stand, { favourites: FAVOURITES });
  stand.answer('/api/v1/identity/favourites', ({ method, body }) => {
    const asked = JSON.parse(body) as Partial<typeof FAVOURITES> & { readonly kind?: string };
    const top = asked.top ?? FAVOURITES.top;
    const slot = top.find(({ course }) => course)?.number;
    changes.push(
      method === 'PUT' ? `PUT favourites: the course in slot ${slot}` : `POST toggle: ${asked.kind}`,
    );
    const favourites = { ...FAVOURITES, top, version: changes.length + 1 };
    return { body: method === 'PUT' ? favourites : { favourites } };
  });
  stand.answer('/api/v1/identity/settings', ({ method, body }) => {
    const setting = JSON.parse(body) as Record<string, string>;
    changes.push(`${method} settings: ${setting['name']}, ${setting['collection']}`);
    return { body: { settings: [setting] } };
  });
  await open(page, '/explore/favourites');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Move up/ }).click();
  await expect.poll(() => changes).toHaveLength(1);
  // A document would leave before the answer came, and the change would be sent again.
  await navigateInPage(page, '/explore/unis');
  await expect(page.getByRole('heading', { level: 1, name: 'Universities and colleges' })).toBeVisible();
  await main
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => changes).toHaveLength(2);
  await navigateInPage(page, QUIZ);
  await main.getByRole('button', { name: 'See your results' }).click();
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes).toEqual([
    'PUT favourites: the course in slot 1',
    'POST toggle: unis',
    'PUT settings: Career quiz results, careers',
  ]);
  const asked = stand.callsOf('/api/v1/identity/session').map(({ method }) => method);
  expect(new Set(asked)).toEqual(new Set(['GET']));
  saw(`GET session; ${changes.join('; ')}`);
});

test('[C-24] a request that changes something is never retried', async ({ page, stand, saw }) => {
  stand.answer('/api/v1/emsi/assessment/results', ({ method }) => ({
    status: method === 'POST' ? 503 : 404,
    body: {},
  }));
  await open(page, QUIZ);
  await page.getByRole('button', { name: 'See your results' }).click();
  await expect(page.getByRole('main')).toContainText('We could not work out your results');
  const posts = stand.callsOf('/api/v1/emsi/assessment/results').map(({ method }) => method);
  expect(posts).toEqual(['POST']);
  saw(`${posts.length} POST, answered with 503`);
});
