import { newPerson } from '../accounts/accounts';
import { navigateInPage, open, startShell, type Page } from '../fixtures';
import { COURSE } from '../site';
import { swap } from './served';
import { expect, test } from './stand';
import { kept, signIn } from './visitor';

const SESSION = '/api/v1/identity/session';

const main = (page: Page) => page.getByRole('main');
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Account/ });
const savedCount = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ });

test('[S-01] a session is anonymous until the first lookup, which is kept; a refresh can be forced', async ({
  page,
  stand,
  saw,
}) => {
  signIn(stand);
  let answerNow: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await page.route(`**${SESSION}`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/about-the-data');
  await expect(account(page)).toHaveAccessibleName('Account');
  answerNow();
  await expect(account(page)).toHaveAccessibleName('Account: signed in as Ada');
  const first = stand.callsOf(SESSION).length;
  for (const [path, heading] of [
    ['/explore', 'Explore'],
    ['/explore/favourites', 'Your saved things'],
    ['/accessibility', 'Accessibility'],
  ] as const) {
    await navigateInPage(page, path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(stand.callsOf(SESSION).length).toBe(first);
  signIn(stand, { name: 'Grace' });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(account(page)).toHaveAccessibleName('Account: signed in as Grace');
  saw(`Account, then Ada, kept on 3 pages with ${first} calls, then Grace`);
});

test('[S-01] the provider of accounts is asked every 50 ms until it is ready', async ({ browser, saw }) => {
  const shell = await startShell({ GIGYA_API_KEY: '3_stand-in', GIGYA_DATA_CENTRE: 'eu1' });
  const page = await browser.newPage({ baseURL: shell.url });
  await page.clock.install();
  await page.addInitScript(() => {
    const looked = { times: 0, isReady: false };
    const gigya = {
      accounts: {
        getAccountInfo: ({ callback }: { callback(answer: object): void }) =>
          callback({ errorCode: 0, UID: 'g-1', profile: { firstName: 'Ada' }, data: {} }),
        addEventHandlers: () => undefined,
      },
      get isReady() {
        looked.times += 1;
        return looked.isReady;
      },
    };
    Object.assign(window, { looked, gigya });
  });
  const looked = () =>
    page.evaluate(() => ({ ...(window as unknown as { looked: { times: number } }).looked }));
  await open(page, '/about-the-data');
  await expect.poll(async () => (await looked()).times).toBeGreaterThan(1);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const { times } = await looked();
  await page.clock.runFor(500);
  const more = (await looked()).times - times;
  expect(more).toBe(10);
  await page.evaluate(() => ((window as unknown as { looked: { isReady: boolean } }).looked.isReady = true));
  await page.clock.resume();
  await expect(account(page)).toHaveAccessibleName('Account: signed in as Ada');
  saw(`${more} looks in 500 ms, then Ada`);
  await page.close();
  await shell.stop();
});

test('[S-02] a setting is added, replaced in place and removed by its name and collection, in the account', async ({
  saw,
}) => {
  // The accounts of the shared product of the run: the stand has its accounts on another site.
  let cookie = '';
  let token = '';
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${process.env['E2E_URL']}/api/v1/identity/${path}`, {
      method,
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': token,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const set of answer.headers.getSetCookie()) cookie = `${cookie}; ${set.split(';')[0]}`;
    const read = (await answer.json()) as { csrf?: string; settings: { name: string; data: string }[] };
    token = read.csrf ?? token;
    return { status: answer.status, ...read };
  };
  await ask('GET', 'csrf');
  await ask('POST', 'register', newPerson());
  const seen: string[] = [];
  for (const [name, data] of [
    ['theme', '{"dark":true}'],
    ['quiz', '{"id":1}'],
    ['theme', '{"dark":false}'],
    ['none', '{}'],
    ['quiz', '{ }'],
  ] as const) {
    const { settings } = await ask('PUT', 'settings', { name, collection: 'test', data });
    seen.push(settings.map((one) => `${one.name} ${one.data}`).join(', '));
  }
  expect(seen).toEqual([
    'theme {"dark":true}',
    'theme {"dark":true}, quiz {"id":1}',
    'theme {"dark":false}, quiz {"id":1}',
    'theme {"dark":false}, quiz {"id":1}',
    'theme {"dark":false}',
  ]);
  expect(await ask('GET', 'session')).toMatchObject({
    user: { settings: [{ name: 'theme', collection: 'test', data: '{"dark":false}' }] },
  });
  saw(`added, replaced, not added when empty, removed: ${seen.at(-1)}`);
});

test('[S-03] a saved place without an id gets the id and type of the place of that title', async ({
  page,
  stand,
  saw,
}) => {
  swap(stand, '/api/v1/locations', '"id":"bath"', '"id":"bath-9"');
  const place = (title: string) => ({ id: '', title, url: '/explore/where-to-go' });
  const favourites = { locations: [place('Bath'), place('Atlantis')] };
  await open(page, '/explore/favourites');
  await main(page)
    .getByLabel(/file/i)
    .setInputFiles({
      name: 'favourites.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ format: 'signpost.favourites', version: 1, favourites })),
    });
  await expect(savedCount(page)).toHaveText('Saved2');
  await open(page, '/about-the-data');
  const locations = async () => {
    const all = ((await kept(page, 'signpost.favourites')) ?? {}) as {
      locations?: { id: string; title: string; type?: string | null }[];
    };
    return (all.locations ?? []).map(({ id, title, type }) => [title, id, type ?? 'no type'].join(' · '));
  };
  await expect.poll(locations).toEqual(['Bath · bath-9 · city-guide', 'Atlantis ·  · no type']);
  saw((await locations()).join('; '));
});

/** Presses the first save button, and returns it and the dialog that may open. */
const saveFirst = async (page: Page) => {
  await open(page, '/explore/unis');
  const save = main(page)
    .getByRole('button', { name: /^Saved? / })
    .nth(0);
  await save.click();
  return { save, dialog: page.getByRole('dialog') };
};

test.describe('of a visitor who was not asked yet', () => {
  test.use({ saving: 'unanswered' });

  test('[S-04] saving asks once: sign in or register, or keep on this device', async ({ page, saw }) => {
    const { save, dialog } = await saveFirst(page);
    await expect(dialog.getByRole('link', { name: 'Sign in or register' })).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await dialog.getByRole('button', { name: 'Keep on this device' }).click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(savedCount(page)).toHaveText('Saved1');
    await main(page)
      .getByRole('button', { name: /^Saved? / })
      .nth(1)
      .click();
    await expect(savedCount(page)).toHaveText('Saved2');
    await expect(dialog).toBeHidden();
    saw('asked once, kept on this device, not asked again');
  });
});

for (const [mode, rule, tag] of [
  ['strict', 'there is no second way', []],
  ['off', 'nothing is asked', ['@nightly']],
] as const)
  test(`[S-04] with LOGIN_REQUIRED=${mode} ${rule}`, { tag: [...tag] }, async ({ browser, saw }) => {
    const shell = await startShell({ LOGIN_REQUIRED: mode });
    const page = await browser.newPage({ baseURL: shell.url });
    const { save, dialog } = await saveFirst(page);
    if (mode === 'strict') await expect(dialog.getByLabel('Email address')).toBeVisible();
    await expect(save).toHaveAttribute('aria-pressed', String(mode === 'off'));
    await expect(dialog).toHaveCount(mode === 'off' ? 0 : 1);
    await expect(page.getByRole('button', { name: 'Keep on this device' })).toHaveCount(0);
    saw(`${await dialog.count()} dialogs, saved ${await save.getAttribute('aria-pressed')}`);
    await page.close();
    await shell.stop();
  });

test('[S-05] the entry qualification is a cookie for one year; without one, and with nonsense, it is up', async ({
  page,
  context,
  saw,
}) => {
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'signpost.qualification');
  const choice = main(page).getByLabel('Show in');
  await open(page, COURSE);
  await expect(choice).toHaveValue('up');
  expect(await cookie()).toBeUndefined();
  const opened = new Date();
  // The choice is in an island that has not hydrated yet: a selection made meanwhile must not be lost.
  await choice.selectOption('al');
  await choice.scrollIntoViewIfNeeded();
  await expect.poll(cookie).toBeTruthy();
  const set = await cookie();
  expect(set).toMatchObject({ value: 'al', path: '/', sameSite: 'Lax' });
  const days = Math.round(((set?.expires ?? 0) * 1_000 - opened.getTime()) / (24 * 60 * 60 * 1_000));
  expect(days).toBe(365);
  for (const [value, shown] of [
    ['al', 'al'],
    ['nonsense', 'up'],
  ] as const) {
    await context.addCookies([{ ...(set ?? { name: '' }), value }]);
    await open(page, `${COURSE}?${value}`);
    await choice.scrollIntoViewIfNeeded();
    await choice.focus();
    await expect(choice).toHaveValue(shown);
  }
  saw(`${set?.name}=${set?.value} for ${days} days`);
});
