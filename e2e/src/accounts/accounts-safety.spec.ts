import { expect, open, openOtherSite, test, type Page } from '../fixtures';
import {
  expectSaved,
  fillSignIn,
  newPerson,
  openTwoDevices,
  register,
  registerAndConfirm,
  saveButtons,
  signIn,
  unisInAccount,
} from './accounts';

// Most of these make several accounts, whose passwords are slow to hash.
test.slow();

const SESSION = /signpost-session$/;

const sessionOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => SESSION.test(name));

test('signing in replaces a planted session, and scripts cannot read the session cookie @nightly [S-01]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [mallory, sam] = [newPerson('Mallory'), newPerson()];
  const elsewhere = await browser.newContext();
  const evil = await elsewhere.newPage();
  await register(evil, mallory);
  const planted = await sessionOf(evil);
  await registerAndConfirm(page, sam);
  await page.context().clearCookies();
  await page
    .context()
    .addCookies([{ name: planted?.name ?? '', value: planted?.value ?? '', url: baseURL ?? '' }]);
  await signIn(page, sam);
  const signedIn = await sessionOf(page);
  expect(signedIn?.value).not.toBe(planted?.value);
  expect(signedIn).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(await page.evaluate(() => document.cookie)).not.toContain('signpost');
  await evil.reload();
  await expect(evil.getByRole('heading', { level: 1 })).not.toHaveText('Hello, Sam');
  await elsewhere.close();
});

test('another site’s page cannot change anything for a signed-in visitor, with any kind of request @nightly [S-04]', async ({
  page,
  context,
  baseURL,
}) => {
  await register(page, newPerson());
  const calls = `${baseURL ?? ''}/api/v1/identity`;
  const savePayload =
    '{"kind":"unis","id":"10007850","title":"x","url":"/explore/unis/10007850/x","saved":true,"x":"';
  const ours = new URL(baseURL ?? '').hostname;
  const other = await openOtherSite(
    ours === 'localhost' ? '127.0.0.1' : 'localhost',
    `<iframe name="sink"></iframe>
    <form method="post" enctype="text/plain" target="sink" action="${calls}/favourites/toggle"><input name='${savePayload}' value='"}'></form>
    <form method="post" target="sink" action="${calls}/logout"></form>
    <script>
      const ask = (path, init) => fetch('${calls}' + path, { credentials: 'include', ...init }).then((answer) => answer.text(), () => 'refused');
      const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
      for (const form of document.forms) form.submit();
      Promise.all([
        ask('/session'),
        ask('/csrf'),
        ask('/logout', json),
        ask('/logout', { ...json, mode: 'no-cors', headers: { 'content-type': 'text/plain' } }),
      ]).then((answers) => { document.title = 'done ' + answers.join(); });
    </script>`,
  );
  const evil = await context.newPage();
  await evil.goto(other.url);
  await expect(evil).toHaveTitle('done refused,refused,refused,refused');
  await evil.waitForLoadState('networkidle');
  other.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Sam');
  expect(await unisInAccount(page)).toEqual([]);
});

test('sign-in is blocked after ten failed attempts, with the retry time, for known and unknown addresses alike @nightly [X-05]', async ({
  page,
  faults,
}) => {
  faults.allow(/status (401|429)|(401|429) \(/);
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  await page.context().clearCookies();
  const messages: string[] = [];
  for (const { email } of [sam, newPerson()]) {
    await open(page, '/account/sign-in');
    await fillSignIn(page, { ...sam, email, password: 'a wrong password' });
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(/password/);
    messages.push(await alert.innerText());
    const statuses = await page.evaluate(async (address) => {
      const call = (path: string, init?: RequestInit) => fetch(`/api/v1/identity/${path}`, init);
      const { csrf } = (await (await call('csrf')).json()) as { csrf: string };
      const guess = async (_: unknown, index: number) => {
        const body = JSON.stringify({ email: address, password: `wrong password ${index}` });
        const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf };
        return (await call('login', { method: 'POST', headers, body })).status;
      };
      return Promise.all(Array.from({ length: 11 }, guess));
    }, email);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    await fillSignIn(page, { ...sam, email });
    await expect(alert).toContainText(/try again/i);
    messages.push(await alert.innerText());
  }
  expect(messages.slice(0, 2)).toEqual(messages.slice(2));
});

test('signing in redirects only within the site @nightly [S-04]', async ({ page }) => {
  const sam = newPerson();
  await registerAndConfirm(page, sam);
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '/%09//evil.example',
  ]) {
    await open(page, `/account/sign-in?return=${encodeURIComponent(hostile)}&next=${hostile}`);
    const on = page.getByRole('main').getByRole('link', { name: /^(Go on|See your account)$/ });
    await expect(on, hostile).toBeVisible();
    expect(new URL(await on.evaluate((link: HTMLAnchorElement) => link.href)).origin, hostile).toBe(
      new URL(page.url()).origin,
    );
  }
  await page.context().clearCookies();
  await open(page, '/account/sign-in?return=%2F%5Cevil.example');
  await fillSignIn(page, sam);
  await expect(page).toHaveURL('/account');
});

test('scripts in a name, a note and a shared link are shown as text and do not run [R-12] [E-14]', async ({
  page,
  faults,
}) => {
  faults.allow(/status (of )?400/);
  const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>';
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => expect('a dialog').toBe('none')));
  await register(page, newPerson(hostile.slice(0, 50)));
  await open(page, '/explore/unis');
  await saveButtons(page).first().click();
  await open(page, '/explore/favourites');
  await page.getByRole('button', { name: /^Add a note/ }).click();
  await page.getByLabel(/^Your note/).fill(hostile);
  await page.getByLabel(/^Your note/).blur();
  await page.reload();
  await expect(page.getByLabel(/^Your note/)).toHaveValue(hostile);
  await open(
    page,
    `/explore/favourites?universities=10007850,${encodeURIComponent(hostile)}&courses=javascript:alert(1)`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A shared list');
  expect(await page.locator('img[src="x"], a[href^="javascript:"], [onerror]').count()).toBe(0);
});

test('100 quick presses on one and on many items, on two devices, end in the right list @nightly [S-04] [E-14]', async ({
  page,
  browser,
  faults,
}) => {
  faults.allow(/status 409|409 \(Conflict\)/);
  const second = await openTwoDevices(page, browser);
  const press = (device: Page, places: readonly number[]) =>
    saveButtons(device).evaluateAll(async (buttons, order) => {
      for (const place of order) {
        (buttons[place] as HTMLButtonElement).click();
        await new Promise((soon) => requestAnimationFrame(soon));
      }
    }, places);
  const different = Array.from({ length: 24 }, (_, index) => index);
  const again = (place: number) => Array.from({ length: 26 }, () => place);
  // An even number of further presses leaves the item saved.
  await Promise.all([
    press(page, [...different, ...again(0)]),
    press(second, [...different.map((place) => place + 24), ...again(47)]),
  ]);
  await expect.poll(async () => new Set(await unisInAccount(page)).size).toBe(48);
  for (const device of [page, second]) {
    await device.reload();
    await expectSaved(device, 48);
  }
  await second.context().close();
});
