import { buildReactHost } from '../../hosts/build';
import {
  computedStyles,
  expectFrameLinks,
  findings,
  incompleteEvents,
  INDUSTRY,
  loadScript,
  OPEN_IN_WELSH,
  rendered,
  SUBJECT,
  title,
  visit,
  welshTexts,
} from '../../hosts/host-page';
import { expect, test } from '../fixtures';
import { withHosts } from './with-hosts';

const embedding = withHosts((hosts) => ({ EMBED_PARTNERS: hosts.origin() }));

test('plain HTML: guides load from one script, send events, pass axe and follow their attributes and language [R-31] [R-32] [B-21]', async ({
  page,
  faults,
  context,
}) => {
  const globals = () => page.evaluate(() => Object.keys(window).filter((name) => name !== 'told'));
  const welsh = welshTexts(page);
  const events = await visit(page, embedding.at('plain'));
  const widget = page.locator(SUBJECT);
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(title(page, 'Healthcare', INDUSTRY)).toBeVisible();
  await expect(page.getByText('Computer science on Signpost')).toBeHidden();
  expect(await findings(page)).toEqual([]);
  expect(await incompleteEvents(await events())).toEqual([]);
  expect(
    (await events()).filter(({ name }) => name === 'signpost:ready').map(({ detail }) => detail),
  ).toEqual(
    expect.arrayContaining([
      { widget: 'subject', guide: 'computer-science', found: true, title: 'Computer science' },
      { widget: 'industry-guide', guide: 'healthcare', found: true, title: 'Healthcare' },
    ]),
  );
  expect((await globals()).filter((name) => /signpost|react|webpack/i.test(name))).toEqual([]);

  // A related subject replaces the current one; a link to the site opens in a new tab, unless the host
  // disables it.
  const related = widget.getByRole('list', { name: 'Related subjects' }).getByRole('link').first();
  const id = new URL((await related.getAttribute('href')) ?? '').searchParams.get('subject');
  await related.click();
  await expect(widget).toHaveAttribute('subject', id ?? '');
  await expect(title(page, 'Computer science')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/plain/');
  await page.evaluate(() =>
    document.addEventListener('signpost:navigate', (event) => event.preventDefault(), { once: true }),
  );
  await widget.getByRole('link', { name: 'Open this guide on Signpost' }).click();
  await expect
    .poll(async () => (await events()).filter(({ name }) => name === 'signpost:navigate').length)
    .toBe(2);
  expect(context.pages()).toHaveLength(1);

  // An English page loads no texts in Welsh, and an element follows a change of its language.
  expect(welsh).toEqual([]);
  await widget.evaluate((element) => element.setAttribute('lang', 'cy'));
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toHaveAttribute(
    'href',
    `${embedding.product.url}/cy/explore/subjects/${id}`,
  );
  expect(await findings(page)).toEqual([]);
  await widget.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(
    rendered(page, 'en-GB').getByRole('link', { name: 'Open this guide on Signpost' }),
  ).toBeVisible();
  expect(welsh).toHaveLength(1);
  await widget.evaluate((element) => element.setAttribute('compact', ''));
  await expect.poll(async () => (await widget.boundingBox())?.height ?? 0).toBeLessThan(500);
  await expect(widget.getByRole('link', { name: 'Open this guide on Signpost' })).toBeVisible();
  await widget.evaluate((element) => element.removeAttribute('compact'));

  // Properties and attributes are equivalent; an unknown value gets a list of known ones.
  faults.allow(/404.*embed\/data\/subject-widget|status 404/);
  await widget.evaluate((element) => Object.assign(element, { subject: 'wizardry' }));
  await expect(title(page, 'We have no guide to that subject')).toBeVisible();
  await expect(widget).toHaveAttribute('subject', 'wizardry');
  await widget.getByRole('link', { name: 'Mathematics', exact: true }).click();
  await expect(title(page, 'Mathematics')).toBeVisible();
  // An unreachable site affects only the widget, which offers a retry.
  faults.allow(/ERR_FAILED|request failed/);
  await page.route('**/embed/data/**', (route) => route.abort());
  await widget.evaluate((element) => element.setAttribute('subject', 'computer-science'));
  await expect(widget.getByText('This guide did not load')).toBeVisible();
  expect((await events()).at(-1)).toMatchObject({ name: 'signpost:error', detail: { status: 0 } });
  await page.unroute('**/embed/data/**');
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Computer science')).toBeVisible();
});

test('a strict policy without styles, eval or others’ Trusted Types policies does not break the widgets', async ({
  page,
}) => {
  await visit(page, embedding.at('strict-csp'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(page.locator(SUBJECT).getByRole('table')).toHaveCSS('border-collapse', 'collapse');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(1_200);
});

test('a page in Welsh with a strict policy: elements and frames are in Welsh, except where they are marked as English [R-31] [R-32] [B-21]', async ({
  page,
}) => {
  const requested = welshTexts(page);
  await visit(page, embedding.at('welsh'));
  const subject = rendered(page, 'cy');
  await expect(subject.getByRole('heading', { name: 'Beth mae graddedigion yn ei ennill' })).toBeVisible();
  await expect(subject.getByRole('link', { name: OPEN_IN_WELSH })).toHaveAttribute(
    'href',
    `${embedding.product.url}/cy/explore/subjects/computer-science`,
  );
  const industry = rendered(page, 'en-GB', INDUSTRY);
  await expect(industry.getByRole('heading', { name: 'Roles and pay' })).toBeVisible();
  await expect(industry.getByRole('link', { name: 'Open this guide on Signpost' })).toHaveAttribute(
    'href',
    `${embedding.product.url}/explore/industry-guides/healthcare`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('link', { name: OPEN_IN_WELSH })).toHaveAttribute(
    'href',
    '/cy/explore/industry-guides/healthcare',
  );
  expect(requested).toHaveLength(1);
  const addresses = await subject
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .map(({ origin, pathname }) => origin + pathname),
    );
  const ofSite = addresses.filter((address) => address.startsWith(embedding.product.url));
  expect(ofSite.filter((address) => !address.startsWith(`${embedding.product.url}/cy/`))).toEqual([]);
});

test('hostile styles do not affect the widget nor its styles the page; a frame sends its height to its partner only [R-31]', async ({
  page,
  faults,
}) => {
  await visit(page, embedding.at('plain'));
  await expect(title(page, 'Computer science')).toBeVisible();
  const unstyled = await computedStyles(page);
  const hostLooks = () =>
    page
      .locator('.host')
      .evaluateAll((all) => all.map((one) => JSON.stringify({ ...getComputedStyle(one) })));
  await visit(page, embedding.at('hostile-css'));
  const before = await hostLooks();
  await expect(title(page, 'Computer science')).toBeVisible();
  expect(await computedStyles(page)).toEqual(unstyled);
  expect(await hostLooks()).toEqual(before);

  const frame = page.locator('iframe');
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(1_200);
  const height = (await frame.boundingBox())?.height;
  // A message from elsewhere, here this page itself, has no effect.
  await page.evaluate(
    () =>
      new Promise<void>((received) => {
        window.addEventListener('message', () => requestAnimationFrame(() => received()), { once: true });
        window.postMessage({ type: 'signpost:frame-height', height: 5 }, '*');
      }),
  );
  expect((await frame.boundingBox())?.height).toBe(height);
  // The same page under another host name is not a partner: it gets neither frame nor data.
  faults.allow(/frame-ancestors|status 403|of 403|ERR_BLOCKED_BY_RESPONSE|chrome-error|policy violation/);
  await page.goto(`${embedding.hosts.origin('127.0.0.1')}/hostile-css/`);
  await expect(page.locator(SUBJECT).getByText('This site is not a partner of Signpost')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Healthcare' })).toHaveCount(0);
});

test('React 18 with webpack federation renders the widget in its own tree, in the language of its property [R-32] [B-21]', async ({
  page,
}) => {
  await buildReactHost(embedding.product.url);
  await page.goto(embedding.at('react-18'));
  await expect(page.getByRole('heading', { name: /An application of React 18/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Computer science', exact: true })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Computer science');
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  const link = page.getByRole('link', { name: 'Agor y canllaw hwn ar Signpost' });
  await expect(link).toHaveAttribute('href', `${embedding.product.url}/cy/explore/subjects/computer-science`);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(link).toBeHidden();
});

test('a pinned script is loaded with its integrity, and its texts in Welsh from its own release [B-21]', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED|request failed|integrity|Failed to find a valid digest/);
  const requested = welshTexts(page);
  const response = await fetch(`${embedding.product.url}/embed/scripts.json`);
  const scripts = (await response.json()) as Record<string, { address: string; integrity: string }>;
  const { address = '', integrity = '' } = scripts['widgets.js'] ?? {};
  await page.route('**/embed/widgets.js', (route) => route.abort());
  await page.goto(embedding.at('plain'));
  await page.evaluate(() => (document.documentElement.lang = 'cy'));
  const src = embedding.product.url + address;
  expect(await loadScript(page, src, 'sha384-AAAA')).toBe('refused');
  expect(await loadScript(page, src, integrity)).toBe('loaded');
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
  expect(requested.map((url) => new URL(url).pathname)).toEqual([
    address.replace('widgets.js', 'view.cy.js'),
  ]);
});

test('a frame shows other guides in place, and opens pages of the site in another tab [R-32]', async ({
  page,
  context,
}) => expectFrameLinks(page, context, embedding.at('frame')));
