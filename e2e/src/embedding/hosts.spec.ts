import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildReactHost, buildVueHost } from '../../hosts/build';
import { findings, INDUSTRY, computedStyles, SUBJECT, title, visit } from '../../hosts/host-page';
import { expect, test } from '../fixtures';
import { withHosts } from './with-hosts';

const embedding = withHosts((hosts) => ({ EMBED_PARTNERS: hosts.origin() }));

/** The address of a host's page. */
const at = (host: string): string => `${embedding.hosts.origin()}/${host}/`;

test('plain HTML: guides load from one script, send events and pass axe [R-31] [R-32]', async ({ page }) => {
  const globals = () => page.evaluate(() => Object.keys(window).filter((name) => name !== 'told'));
  const events = await visit(page, at('plain'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(title(page, 'Healthcare', INDUSTRY)).toBeVisible();
  await expect(page.getByText('Computer science on Signpost')).toBeHidden();
  expect(await findings(page)).toEqual([]);
  const schema = JSON.parse(
    await readFile(path.join(__dirname, '../../../apps/widgets/src/embed/events.schema.json'), 'utf8'),
  ) as { properties: Record<string, { required: string[] }> };
  for (const { name, detail } of await events())
    expect(Object.keys(detail), name).toEqual(
      expect.arrayContaining(schema.properties[name]?.required ?? ['?']),
    );
  expect(
    (await events()).filter(({ name }) => name === 'signpost:ready').map(({ detail }) => detail),
  ).toEqual(
    expect.arrayContaining([
      { widget: 'subject', guide: 'computer-science', found: true, title: 'Computer science' },
      { widget: 'industry-guide', guide: 'healthcare', found: true, title: 'Healthcare' },
    ]),
  );
  expect((await globals()).filter((name) => /signpost|react|webpack/i.test(name))).toEqual([]);
});

test('plain HTML: attributes, properties, links and an unknown subject work [R-32]', async ({
  page,
  faults,
  context,
}) => {
  const told = await visit(page, at('plain'));
  const widget = page.locator(SUBJECT);
  await expect(title(page, 'Computer science')).toBeVisible();
  // A related subject replaces the current one; a link to the site opens in a new tab, unless the host
  // disables it.
  await widget.getByRole('list', { name: 'Related subjects' }).getByRole('link').first().click();
  await expect(title(page, 'Computer science')).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/plain/');
  await page.evaluate(() =>
    document.addEventListener('signpost:navigate', (event) => event.preventDefault(), { once: true }),
  );
  await widget.getByRole('link', { name: 'Open this guide on Signpost' }).click();
  await expect
    .poll(async () => (await told()).filter(({ name }) => name === 'signpost:navigate').length)
    .toBe(2);
  expect(context.pages()).toHaveLength(1);
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
  expect((await told()).at(-1)).toMatchObject({ name: 'signpost:error', detail: { status: 0 } });
  await page.unroute('**/embed/data/**');
  await widget.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page, 'Computer science')).toBeVisible();
});

test('a strict policy without styles, eval or others’ Trusted Types policies does not break the widgets', async ({
  page,
}) => {
  await visit(page, at('strict-csp'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(page.locator(SUBJECT).getByRole('table')).toHaveCSS('border-collapse', 'collapse');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => (await frame.boundingBox())?.height ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(1_200);
});

test('hostile styles do not affect the widget, and its styles do not affect the page', async ({ page }) => {
  await visit(page, at('plain'));
  await expect(title(page, 'Computer science')).toBeVisible();
  const unstyled = await computedStyles(page);
  const hostLooks = () =>
    page
      .locator('.host')
      .evaluateAll((all) => all.map((one) => JSON.stringify({ ...getComputedStyle(one) })));
  await visit(page, at('hostile-css'));
  const before = await hostLooks();
  await expect(title(page, 'Computer science')).toBeVisible();
  expect(await computedStyles(page)).toEqual(unstyled);
  expect(await hostLooks()).toEqual(before);
});

test('two versions of the script work together: the first stays, both widgets work', async ({ page }) => {
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await visit(page, at('two-versions'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(title(page, 'Mathematics')).toBeVisible();
  expect(notes.filter((note) => note.includes('is defined already'))).toHaveLength(2);
});

test('fifty mounts and unmounts leave nothing behind', async ({ page }) => {
  await visit(page, at('plain'));
  await expect(title(page, 'Computer science')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const count = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  const mount = (times: number) =>
    page.evaluate(async (many) => {
      for (let time = 0; time < many; time += 1) {
        const widget = document.createElement('signpost-subject-widget');
        widget.setAttribute('subject', 'mathematics');
        const ready = new Promise((resolve) =>
          widget.addEventListener('signpost:ready', resolve, { once: true }),
        );
        document.body.append(widget);
        await ready;
        widget.remove();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }, times);
  await mount(5);
  const before = await count();
  await mount(50);
  const after = await count();
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  expect(after.heap - before.heap).toBeLessThan(2_000_000);
});

test('a frame sends its height to its partner only, and ignores messages of others [R-31]', async ({
  page,
  faults,
}) => {
  await visit(page, at('hostile-css'));
  const frame = page.locator('iframe');
  await expect
    .poll(async () => (await frame.boundingBox())?.height ?? 0, { timeout: 10_000 })
    .toBeGreaterThan(1_200);
  const height = (await frame.boundingBox())?.height;
  // A message from elsewhere, here this page itself, has no effect.
  await page.evaluate(() => window.postMessage({ type: 'signpost:frame-height', height: 5 }, '*'));
  await page.waitForTimeout(100);
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
  await page.goto(at('react-18'));
  await expect(page.getByRole('heading', { name: /An application of React 18/ })).toBeVisible();
  // The first request for a guide waits until its pictures are generated.
  await expect(page.getByRole('heading', { name: 'Computer science', exact: true })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByRole('status')).toHaveText('Computer science');
  await page.getByRole('button', { name: 'Cymraeg' }).click();
  const link = page.getByRole('link', { name: 'Agor y canllaw hwn ar Signpost' });
  await expect(link).toHaveAttribute('href', `${embedding.product.url}/cy/explore/subjects/computer-science`);
  await page.getByRole('button', { name: 'Show or hide' }).click();
  await expect(link).toBeHidden();
});

test('Vite with Vue uses the element like its own', async ({ page }) => {
  await buildVueHost();
  await page.goto(at('vite-vue/dist'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await page.getByRole('button', { name: 'Mathematics' }).click();
  await expect(page.getByRole('status')).toHaveText('Mathematics');
});
