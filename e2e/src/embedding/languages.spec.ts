import { findings, INDUSTRY, SUBJECT, title, visit } from '../../hosts/host-page';
import { expect, open, test, type Page } from '../fixtures';
import { withHosts } from './with-hosts';

const embedding = withHosts((hosts) => ({ EMBED_PARTNERS: hosts.origin() }));

const OPEN_IN_WELSH = 'Agor y canllaw hwn ar Signpost';

/** The part of a widget that it renders, by its language. */
const rendered = (page: Page, language: string, within: string = SUBJECT) =>
  page.locator(within).locator(`[data-signpost][lang="${language}"]`);

/** Records the requests for texts in Welsh, of the live release or of one release. */
const welshTexts = (page: Page): string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/embed\/([0-9a-f]{12}\/)?view\.cy\.js/.test(request.url())) requested.push(request.url());
  });
  return requested;
};

test('a page in Welsh with a strict policy: elements and frames are in Welsh, except where they are marked as English [R-31] [R-32] [B-21]', async ({
  page,
}) => {
  const requested = welshTexts(page);
  await visit(page, `${embedding.hosts.origin()}/welsh/`);
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

test('an element follows a change of its language, and an English page loads no texts in Welsh [R-32] [B-21]', async ({
  page,
}) => {
  const requested = welshTexts(page);
  await visit(page, `${embedding.hosts.origin()}/plain/`);
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(title(page, 'Healthcare', INDUSTRY)).toBeVisible();
  expect(requested).toEqual([]);
  const widget = page.locator(SUBJECT);
  await widget.evaluate((element) => element.setAttribute('lang', 'cy'));
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
  // Other guides are opened in place, in the same language.
  const related = widget.getByRole('list', { name: 'Pynciau cysylltiedig' }).getByRole('link').first();
  const id = new URL((await related.getAttribute('href')) ?? '').searchParams.get('subject');
  await related.click();
  await expect(widget).toHaveAttribute('subject', id ?? '');
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toHaveAttribute(
    'href',
    `${embedding.product.url}/cy/explore/subjects/${id}`,
  );
  expect(await findings(page)).toEqual([]);
  await widget.evaluate((element) => element.setAttribute('lang', 'en'));
  await expect(
    rendered(page, 'en-GB').getByRole('link', { name: 'Open this guide on Signpost' }),
  ).toBeVisible();
  expect(requested).toHaveLength(1);
});

test('a pinned script loads its texts in Welsh from its own release [B-21]', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED|request failed/);
  const requested = welshTexts(page);
  const response = await fetch(`${embedding.product.url}/embed/scripts.json`);
  const { 'widgets.js': script } = (await response.json()) as Record<string, { address: string }>;
  const address = script?.address ?? '';
  await page.route('**/embed/widgets.js', (route) => route.abort());
  await page.goto(`${embedding.hosts.origin()}/plain/`);
  await page.evaluate((src) => {
    document.documentElement.lang = 'cy';
    document.head.append(Object.assign(document.createElement('script'), { src }));
  }, embedding.product.url + address);
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
  expect(requested.map((url) => new URL(url).pathname)).toEqual([
    address.replace('widgets.js', 'view.cy.js'),
  ]);
});

test('the page for hosts writes the code to paste for each way and language, and shows the result [R-31] [R-32] [B-21]', async ({
  page,
}) => {
  const lines = page.getByRole('region', { name: 'Lines to copy' });
  await open(page, `${embedding.product.url}/embed?guide=subject%3Amathematics`);
  await expect(title(page, 'Mathematics')).toBeVisible();
  await expect(lines).toContainText(
    `<script src="${embedding.product.url}/embed/widgets.js" async></script>\n<signpost-subject-widget subject="mathematics">`,
  );
  await page.getByRole('link', { name: 'Frame', exact: true }).click();
  await expect(
    page.frameLocator('iframe').getByRole('heading', { name: 'Mathematics', level: 1 }),
  ).toBeVisible();
  await expect(lines).toContainText('<iframe data-signpost');
  await page.getByLabel('Language').selectOption({ label: 'Cymraeg' });
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(lines).toContainText(`src="${embedding.product.url}/cy/subject-widget?subject=mathematics"`);
  await expect(page.frameLocator('iframe').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
  await page.getByRole('link', { name: 'Custom element', exact: true }).click();
  await expect(lines).toContainText('<signpost-subject-widget subject="mathematics" lang="cy">');
  await expect(rendered(page, 'cy').getByRole('link', { name: OPEN_IN_WELSH })).toBeVisible();
});
