import type { BrowserContext, Frame } from '@playwright/test';
import {
  expect,
  openOtherSite,
  startProduct,
  test,
  type OtherSite,
  type Page,
  type Product,
} from '../fixtures';
import { makeAccount, newPerson } from '../accounts/accounts';

// One product for the whole file, because each start takes some seconds.
test.describe.configure({ mode: 'default' });

/** To a browser each of these names of this machine is a separate site; the product is at `localhost`. */
const [PARTNER, COUNCIL, STRANGER] = ['127.0.0.1', '127.0.0.2', '127.0.0.3'] as const;
type Host = typeof PARTNER | typeof COUNCIL | typeof STRANGER | 'localhost';

/** A host's page, which frames the address in its query. */
const FRAMING = `<!doctype html><title>Host</title><iframe title="Signpost" width="900" height="700"></iframe>
<script>document.querySelector('iframe').src = new URLSearchParams(location.search).get('show')</script>`;

let other: OtherSite;
let product: Product;
const origin = (host: Host): string => new URL(other.url.replace(PARTNER, host)).origin;

test.beforeAll(async () => {
  test.setTimeout(60_000);
  other = await openOtherSite(PARTNER, FRAMING);
  product = await startProduct({
    EMBED: 'true',
    EMBED_PARTNERS: [PARTNER, COUNCIL, 'localhost' as const].map(origin).join(' '),
  });
});

test.afterAll(async () => {
  await product.stop();
  other.close();
});

/** Blocks third-party cookies in the browser, as most do or will; partitioned cookies still work. */
const blockThirdPartyCookies = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCookieControls', { enableThirdPartyCookieRestriction: true });
};

const UNIS = 'Universities and colleges';
const WALL = 'Sign in to go on';

/** Opens a host's page that frames the list of universities. */
const visit = async (context: BrowserContext, host: Host) => {
  const page = await context.newPage();
  await blockThirdPartyCookies(page);
  const list = `${product.url.replace('127.0.0.1', 'localhost')}/explore/unis`;
  await page.goto(`${origin(host)}/?show=${encodeURIComponent(list)}`);
  const frame = page.frameLocator('iframe');
  return { page, frame, heading: frame.getByRole('heading', { level: 1 }) };
};

const openWindow = async ({ page, frame }: Awaited<ReturnType<typeof visit>>): Promise<Page> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    frame.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await popup.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  return popup;
};

/** Redeems a handed-over sign-in from a page or a frame. Returns the response's status. */
const accept = (frame: Frame | undefined, handed: unknown) =>
  frame?.evaluate(async (body) => {
    const answer = await fetch('/api/v1/identity/handover/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, handed);

for (const [site, host] of [
  ['of another site', PARTNER],
  ['of the same site', 'localhost'],
] as const) {
  test(`inside a partner’s page ${site} the login opens in a window that closes itself, and the frame follows [B-13] [S-04]`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const shown = await visit(context, host);
    await expect(shown.heading).toHaveText(WALL, { timeout: 10_000 });
    const popup = await openWindow(shown);
    await popup.getByRole('main').getByRole('link', { name: 'Make an account' }).click();
    await Promise.all([popup.waitForEvent('close'), makeAccount(popup, newPerson())]);
    await expect(shown.heading).toHaveText(UNIS, { timeout: 10_000 });
    // The frame stays signed in after a reload, and its saves do too.
    await shown.page.reload();
    await expect(shown.heading).toHaveText(UNIS, { timeout: 10_000 });
    await shown.frame
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await expect(shown.frame.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
    await context.close();
  });
}

test('a sign-in is valid for one partner: another asks again, and a used code is worthless [S-04]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const handed: { code: string; partner: string }[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/handover/accept'))
      handed.push(request.postDataJSON() as (typeof handed)[number]);
  });
  const sam = newPerson();
  const there = await visit(context, PARTNER);
  const popup = await openWindow(there);
  await popup.getByRole('main').getByRole('link', { name: 'Make an account' }).click();
  await Promise.all([popup.waitForEvent('close'), makeAccount(popup, sam)]);
  await expect(there.heading).toHaveText(UNIS, { timeout: 10_000 });
  expect(handed.map(({ partner }) => partner)).toEqual([origin(PARTNER)]);

  const cookies = async () =>
    (await context.cookies()).filter(({ name }) => name === '__Host-signpost-frame');
  expect(await cookies()).toMatchObject([
    { partitionKey: `http://${PARTNER}`, httpOnly: true, secure: true, sameSite: 'None' },
  ]);

  const council = await visit(context, COUNCIL);
  await expect(council.heading).toHaveText(WALL, { timeout: 10_000 });
  expect(await accept(there.page.frames()[1], handed[0]), 'again').toBe(400);
  expect(await accept(council.page.frames()[1], handed[0]), 'elsewhere').toBe(400);
  // In the window they are already signed in, and confirm that they want to continue.
  const second = await openWindow(council);
  const goOn = second.getByRole('button', { name: `Go on as ${sam.firstName}` });
  await expect(goOn).toBeVisible();
  await expect(council.heading).toHaveText(WALL);
  await Promise.all([second.waitForEvent('close'), goOn.click()]);
  await expect(council.heading).toHaveText(UNIS, { timeout: 10_000 });
  expect((await cookies()).map(({ partitionKey }) => partitionKey).toSorted()).toEqual([
    `http://${PARTNER}`,
    `http://${COUNCIL}`,
  ]);
  await context.close();
});

test('a code in transit is worthless to another frame, and to a page of another site [B-13] [S-04]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  // The frame's own request never arrives, so the interceptor has everything that was sent.
  const handed = new Promise<Record<string, string>>((seen) => {
    void context.route('**/handover/accept', async (route) => {
      seen(route.request().postDataJSON() as Record<string, string>);
      await route.abort();
    });
  });
  const there = await visit(context, PARTNER);
  const popup = await openWindow(there);
  await popup.getByRole('main').getByRole('link', { name: 'Make an account' }).click();
  await makeAccount(popup, newPerson());
  const all = await handed;
  await context.unroute('**/handover/accept');
  // A page of the partner itself cannot read the response, and no request reaches the service.
  expect(
    await there.page.evaluate(
      ([address, body]) =>
        fetch(`${address}/api/v1/identity/handover/accept`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'content-type': 'application/json' },
          body,
        }).then(
          () => 'answered',
          () => 'refused',
        ),
      [product.url.replace('127.0.0.1', 'localhost'), JSON.stringify(all)] as const,
    ),
  ).toBe('refused');
  const council = await visit(context, COUNCIL);
  await expect(council.heading).toHaveText(WALL, { timeout: 10_000 });
  expect(await accept(council.page.frames()[1], { ...all, verifier: 'A'.repeat(43) }), 'no secret').toBe(400);
  expect(await accept(there.page.frames()[1], all), 'used up by that try').toBe(400);
  await context.close();
});

test('in embed mode partners may frame every page, and no one else any; only the window is not isolated [B-13]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const strange = await visit(context, STRANGER);
  await expect.poll(() => strange.page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  for (const [path, apart] of [
    ['/account/sign-in?popup=1', 'unsafe-none'],
    ['/cy/account/sign-in?popup=1', 'unsafe-none'],
    ['/account/sign-in', 'same-origin'],
    ['/explore/unis?popup=1', 'same-origin'],
  ] as const) {
    const headers = (await context.request.get(product.url + path)).headers();
    expect(headers['cross-origin-opener-policy'], path).toBe(apart);
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors 'self' ${[PARTNER, COUNCIL, 'localhost' as const].map(origin).join(' ')};`,
    );
    expect(headers).not.toHaveProperty('x-frame-options');
  }
  await context.close();
});
