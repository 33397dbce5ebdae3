import { expect, open, test, type Page } from '../fixtures';
import {
  expectSaved,
  newPerson,
  openTwoDevices,
  register,
  registerAndConfirm,
  saveButtons,
  signIn,
  unisInAccount,
} from './accounts';

const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

/** A tab that does not know another one's change yet gets a conflict from the service, and merges both. */
const CONFLICT = /status 409|409 \(Conflict\)/;

const main = (page: Page) => page.getByRole('main');

test('registering, completing the profile, removing a setting, signing out and in loses nothing [S-01] [S-02] [E-14] [E-15]', async ({
  page,
}) => {
  const sam = newPerson();
  await open(page, '/explore/unis');
  for (const place of [0, 1]) await saveButtons(page).nth(place).click();
  await expectSaved(page, 2);
  await registerAndConfirm(page, sam);
  await expectSaved(page, 2);
  await expect(main(page)).toContainText('20% complete');
  await expect(main(page)).toContainText(
    'Still missing: postcode, year you want to start, qualification, grades.',
  );
  await main(page).getByLabel('Postcode').fill('BA2 7AY');
  for (const name of ['Year you want to start', 'Qualification'])
    await main(page).getByLabel(name).selectOption({ index: 2 });
  await main(page).getByLabel('Grades').fill('ABB');
  await main(page).getByRole('button', { name: 'Save your details' }).click();
  await expect(main(page).getByText('Saved.', { exact: true })).toBeVisible();
  await expect(main(page)).toContainText('100% complete');
  await expect(main(page)).not.toContainText('Still missing');

  await page.evaluate(async () => {
    const call = (path: string, init?: RequestInit) => fetch(`/api/v1/identity/${path}`, init);
    const { csrf } = (await (await call('csrf')).json()) as { csrf: string };
    const body = JSON.stringify({ name: 'distance', collection: 'search', data: '{"miles":20}' });
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
    await call('settings', { method: 'PUT', headers, body });
  });
  await page.reload();
  await main(page).getByRole('button', { name: 'Remove distance' }).click();
  await expect(main(page)).toContainText('Your account has no settings yet.');

  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main(page)).toContainText('You are not signed in.');
  await expectSaved(page, 0);
  await open(page, '/explore/unis');
  await saveButtons(page).nth(2).click();
  await signIn(page, sam);
  await expectSaved(page, 3);
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(3);
  await expect(main(page)).toContainText('100% complete');
  await expect(main(page)).toContainText('Your account has no settings yet.');
});

/** Presses a save button in every tab at once: the first tab's at a place, the others' at the places after it. */
const pressTogether = (tabs: readonly Page[], place: number) =>
  Promise.all(
    tabs.map((tab, index) =>
      saveButtons(tab)
        .nth(place + index)
        .evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );

test('two tabs share saved items and sign-in state, and lose nothing when pressed at the same time @nightly [E-14]', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(CONFLICT);
  await register(page, newPerson());
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await open(tab, '/explore/unis');
  for (const round of [0, 1, 2]) {
    await pressTogether(tabs, 2 * round);
    for (const tab of tabs) await expectSaved(tab, 2 * (round + 1));
  }
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(6);
  await open(page, '/account');
  await main(page).getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(main(page)).toContainText('You are not signed in.');
  await expectSaved(other, 0);
  await other.bringToFront();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Account', exact: true })).toBeVisible();
});

test('two tabs pressed at the same time lose nothing with no one signed in @nightly [E-14]', async ({
  page,
  context,
}) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) await open(tab, '/explore/unis');
  for (const round of [0, 1, 2, 3]) {
    await pressTogether(tabs, 2 * round);
    for (const tab of tabs) await expectSaved(tab, 2 * (round + 1));
  }
  for (const tab of tabs) {
    await tab.reload();
    await expectSaved(tab, 8);
  }
});

test('two devices that change the list at the same time end with both changes @nightly [E-14] [X-06]', async ({
  page,
  browser,
  faults,
}) => {
  // The slower one gets a conflict, and sends its change again on top of the newer list.
  faults.allow(CONFLICT);
  const second = await openTwoDevices(page, browser);
  const press = async (device: Page, places: readonly number[]) => {
    for (const place of places) await saveButtons(device).nth(place).click();
  };
  await Promise.all([press(page, [0, 1]), press(second, [2, 3])]);
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(4);
  for (const device of [page, second]) {
    await device.reload();
    await expectSaved(device, 4);
  }
  await second.context().close();
});

test('items saved offline are queued and sent once; one that the account refuses is undone and reported, with a line in the log [E-14] [X-05] [X-06]', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(OFFLINE);
  faults.allow(/500|Error saving favourites to Gigya|There has been a problem fetching user info/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await register(page, newPerson());
  await open(page, '/explore/unis');
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  await expect(page.getByRole('link', { name: 'Account: signed in as Sam' })).toBeAttached();
  await context.setOffline(true);
  await saveButtons(page).nth(0).click();
  await expectSaved(page, 1);
  await expect(page.getByText('What you changed is sent when we can.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(1);
  // A second request for the first save would be sent before the next save.
  await saveButtons(page).nth(1).click();
  await expect.poll(async () => (await unisInAccount(page)).length).toBe(2);
  await expect
    .poll(() => sent)
    .toEqual(Array.from({ length: 2 }, () => '/api/v1/identity/favourites/toggle'));

  await page.route('**/favourites/toggle', (route) => route.fulfill({ status: 500 }));
  await saveButtons(page).nth(2).click();
  await expect(page.getByText('That could not be saved. Your list is as it was before.')).toBeVisible();
  await expectSaved(page, 2);
  await expect(saveButtons(page).nth(2)).toHaveAttribute('aria-pressed', 'false');
  expect(logged.some((line) => line.startsWith('Error saving favourites to Gigya'))).toBe(true);
  await page.route('**/identity/session', (route) => route.fulfill({ status: 500 }));
  await open(page, '/account');
  await expect(main(page)).toContainText('You are not signed in.');
  expect(logged.some((line) => line.startsWith('There has been a problem fetching user info'))).toBe(true);
});
