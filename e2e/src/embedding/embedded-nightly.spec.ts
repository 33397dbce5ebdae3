import { makeAccount, newPerson } from '../accounts/accounts';
import { expect, test } from '../fixtures';
import { accept, COUNCIL, openWindow, PARTNER, UNIS, visit, WALL, withEmbedding } from './embedded';

const embedding = withEmbedding();

test('the fragment for a host is only for its server: no page of another site can request it @nightly [B-12]', async ({
  page,
  faults,
}) => {
  faults.allow(/CORS|ERR_FAILED|127\.0\.0\.1/);
  await page.goto(`${embedding.council.url}/opening-hours`);
  const requestFragment = (headers: Record<string, string>) =>
    page.evaluate(
      ([address, sent]) =>
        fetch(address, { headers: sent }).then(
          () => 'answered',
          () => 'refused',
        ),
      [`${embedding.product.url}/explore/unis`, headers] as const,
    );
  expect(await requestFragment({ 'x-embedded': '1' })).toBe('refused');
  expect(await requestFragment({})).toBe('refused');
});

test('inside a partner’s page of the same site the login opens in a window, and the frame follows @nightly [B-13] [S-04]', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const shown = await visit(embedding, context, 'localhost');
  await expect(shown.heading).toHaveText(WALL);
  const popup = await openWindow(shown);
  await popup.getByRole('main').getByRole('link', { name: 'Make an account' }).click();
  await Promise.all([popup.waitForEvent('close'), makeAccount(popup, newPerson())]);
  await expect(shown.heading).toHaveText(UNIS);
  await context.close();
});

test('a code in transit is worthless to another frame, and to a page of another site @nightly [B-13] [S-04]', async ({
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
  const there = await visit(embedding, context, PARTNER);
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
      [embedding.product.url.replace('127.0.0.1', 'localhost'), JSON.stringify(all)] as const,
    ),
  ).toBe('refused');
  const second = await visit(embedding, context, COUNCIL);
  await expect(second.heading).toHaveText(WALL);
  expect(await accept(second.page.frames()[1], { ...all, verifier: 'A'.repeat(43) }), 'no secret').toBe(400);
  expect(await accept(there.page.frames()[1], all), 'used up by that try').toBe(400);
  await context.close();
});
