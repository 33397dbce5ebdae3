import { open } from '../fixtures';
import { COURSE } from '../site';
import { answerWith, type Json } from './answers';
import { expect, test } from './stand';
import { FAVOURITES, keep, signIn } from './visitor';

const COURSE_ID = COURSE.split('/')[3] ?? '';
const QUIZ = `/explore/career-quiz?a=${'3'.repeat(30)}`;
const LOGGED_IN = '/historic-grades-api/loggedIn';

test('[C-09] a signed-in visitor’s grades are posted to loggedIn, an anonymous one’s are not', async ({
  page,
  stand,
  saw,
}) => {
  await keep(page, { 'signpost.grades': ['al.A', 'al.A', 'al.B'] });
  const points = page
    .getByRole('main')
    .getByText(/136 points/)
    .first();
  await open(page, COURSE);
  await page.getByRole('main').getByText('Add my grades').first().scrollIntoViewIfNeeded();
  await expect(points).toBeVisible();
  const anonymous = stand.callsOf(LOGGED_IN).length;
  signIn(stand);
  await open(page, COURSE);
  await page.getByRole('main').getByText('Add my grades').first().scrollIntoViewIfNeeded();
  await expect.poll(() => stand.callsOf(LOGGED_IN).length).toBe(anonymous + 1);
  const [call] = stand.callsOf(LOGGED_IN).slice(-1);
  expect({ ...call, body: JSON.parse(call?.body ?? '') as unknown }).toMatchObject({
    host: 'services',
    method: 'POST',
    body: { courseIds: [COURSE_ID], grade: 'AAB', qualificationType: 'A_level' },
  });
  saw(`${anonymous} posts without a session, with one: ${call?.body}`);
  expect(anonymous).toBe(0);
});

test('[C-14] the names of all providers are asked of unis', async ({ page, stand, saw }) => {
  answerWith(stand, '/api/v1/unis', { 'results.0.name': 'Dough College', 'results.0.id': '87654321-c14' });
  await open(page, '/explore/unis');
  await page.getByRole('combobox', { name: 'Name or town' }).click();
  await page.getByRole('combobox', { name: 'Name or town' }).pressSequentially('dough');
  console.log(stand.calls.slice(-6).map(({ path }) => path));
  await page.waitForLoadState('networkidle');
  console.log(
    stand.calls.slice(-6).map(({ path }) => path),
    await page.getByRole('option').allTextContents(),
  );
  await expect(page.getByRole('main').getByRole('option', { name: /Dough College/ })).toBeVisible();
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
  stand.answer('/api/v1/identity/favourites', ({ method, path, body }) => {
    const { top, ...asked } = JSON.parse(body) as Json;
    const slots = method === 'PUT' ? top : FAVOURITES.top;
    changes.push(
      method === 'PUT'
        ? `PUT favourites: ${asked['courses']?.[0]?.['id']} in slot ${slots.find(({ course }: Json) => course)?.['number']}`
        : `POST ${path.split('/').at(-1)}: ${asked['kind']} ${asked['saved']}`,
    );
    const favourites = { ...FAVOURITES, top: slots, version: changes.length + 1 };
    return { body: method === 'PUT' ? favourites : { favourites } };
  });
  stand.answer('/api/v1/identity/settings', ({ method, body }) => {
    const setting = JSON.parse(body) as Json;
    changes.push(`${method} settings: ${setting['name']}, ${setting['collection']}`);
    return { body: { settings: [setting] } };
  });
  await open(page, '/explore/favourites');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Move up/ }).click();
  await expect.poll(() => changes).toHaveLength(1);
  await open(page, '/explore/unis');
  await main
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect.poll(() => changes).toHaveLength(2);
  await open(page, QUIZ);
  await main.getByRole('button', { name: 'See your results' }).click();
  await expect.poll(() => changes).toHaveLength(3);
  expect(changes).toEqual([
    'PUT favourites: courses in slot 1',
    'POST toggle: unis true',
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
