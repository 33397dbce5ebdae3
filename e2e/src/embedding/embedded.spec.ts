import { findings } from '../../hosts/host-page';
import { makeAccount, newPerson } from '../accounts/accounts';
import { expect, markDocument, test, type Page } from '../fixtures';
import {
  accept,
  COUNCIL,
  openWindow,
  PARTNER,
  PARTNERS,
  STRANGER,
  UNIS,
  visit,
  WALL,
  withEmbedding,
} from './embedded';

const embedding = withEmbedding();

const councilLink = (page: Page) => page.getByRole('link', { name: 'Northbridge Council', exact: true });
const canonical = (page: Page) => page.locator('head link[rel="canonical"]');

test('the host’s page has the product’s head, markup and styles without a script, and nothing twice [B-12]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${embedding.council.url}/explore/unis?nation=wales`);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/^Universities and colleges/);
  await expect(canonical(page)).toHaveAttribute('href', new RegExp(`^http://localhost/explore/unis`));
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  await expect(page.locator('meta[property], link[rel="manifest"], link[rel="icon"]')).toHaveCount(0);
  const scripts = page.locator('#signpost-boot, script[src]');
  await expect(scripts).not.toHaveCount(0);
  for (const script of await scripts.all())
    await expect(script).toHaveAttribute('data-cookieconsent', 'ignore');
  await expect(page.locator('body > .council')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WALL);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  const fragment = page.locator('body > div:has(> #root)');
  await expect(fragment).toHaveClass('page-explore page-explore-unis');
  await expect(fragment).toHaveAttribute('lang', 'en-GB');
  expect(await page.locator('body').getAttribute('class')).toBeNull();
  const missing = await page.goto(`${embedding.council.url}/explore/nothing-here`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(councilLink(page)).toBeVisible();
  await context.close();
});

test('the product runs inside the host’s page: login, navigation, back and forward, and the host’s own pages [B-12] [B-13]', async ({
  page,
}) => {
  await page.goto(`${embedding.council.url}/explore/unis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to go on');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Make an account' }).click();
  await makeAccount(page, newPerson());
  await expect(page).toHaveURL(`${embedding.council.url}/explore/unis`);

  const isSameDocument = await markDocument(page);
  const list = page.getByRole('main');
  await expect(list.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  const uni = list.getByRole('article').getByRole('link').first();
  const name = (await uni.innerText()).trim();
  await uni.click();
  await expect(page).toHaveURL(/\/explore\/unis\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
  await expect(canonical(page)).toHaveAttribute('href', /\/explore\/unis\/\d+\//);
  await expect(councilLink(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  expect(await isSameDocument()).toBe(true);
  // axe does not recognise the product's skip link when a host's links precede it.
  const skipLink = /^region /;
  expect((await findings(page)).filter((finding) => !skipLink.test(finding))).toEqual([]);

  // The host serves its own pages, even through a link of the product: the product's home is the host's home
  // here.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  await page.getByRole('link', { name: 'After school' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities and colleges');
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening hours');
});

test('inside a partner’s page the login opens in a window that closes itself and the frame follows; another partner asks again, and a used code is worthless [B-13] [S-04]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const handed: { code: string; partner: string }[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/handover/accept'))
      handed.push(request.postDataJSON() as (typeof handed)[number]);
  });
  const sam = newPerson();
  const there = await visit(embedding, context, PARTNER);
  await expect(there.heading).toHaveText(WALL);
  const popup = await openWindow(there);
  await popup.getByRole('main').getByRole('link', { name: 'Make an account' }).click();
  await Promise.all([popup.waitForEvent('close'), makeAccount(popup, sam)]);
  await expect(there.heading).toHaveText(UNIS);
  // The frame stays signed in after a reload, and its saves do too.
  await there.page.reload();
  await expect(there.heading).toHaveText(UNIS);
  await there.frame
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(there.frame.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
  expect(handed.map(({ partner }) => partner)).toEqual([embedding.origin(PARTNER)]);

  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name === '__Host-signpost-frame');
  expect(await cookies()).toMatchObject([
    { partitionKey: `http://${PARTNER}`, httpOnly: true, secure: true, sameSite: 'None' },
  ]);

  const second = await visit(embedding, context, COUNCIL);
  await expect(second.heading).toHaveText(WALL);
  expect(await accept(there.page.frames()[1], handed[0]), 'again').toBe(400);
  expect(await accept(second.page.frames()[1], handed[0]), 'elsewhere').toBe(400);
  // In the window they are already signed in, and confirm that they want to continue.
  const again = await openWindow(second);
  const goOn = again.getByRole('button', { name: `Go on as ${sam.firstName}` });
  await expect(goOn).toBeVisible();
  await expect(second.heading).toHaveText(WALL);
  await Promise.all([again.waitForEvent('close'), goOn.click()]);
  await expect(second.heading).toHaveText(UNIS);
  expect((await cookies()).map(({ partitionKey }) => partitionKey).toSorted()).toEqual([
    `http://${PARTNER}`,
    `http://${COUNCIL}`,
  ]);
  await context.close();
});

test('in embed mode partners may frame every page, and no one else any; only the window is not isolated [B-13]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const strange = await visit(embedding, context, STRANGER);
  await expect.poll(() => strange.page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  for (const [path, apart] of [
    ['/account/sign-in?popup=1', 'unsafe-none'],
    ['/cy/account/sign-in?popup=1', 'unsafe-none'],
    ['/account/sign-in', 'same-origin'],
    ['/explore/unis?popup=1', 'same-origin'],
  ] as const) {
    const headers = (await context.request.get(embedding.product.url + path)).headers();
    expect(headers['cross-origin-opener-policy'], path).toBe(apart);
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors 'self' ${PARTNERS.map(embedding.origin).join(' ')};`,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
  }
  await context.close();
});
