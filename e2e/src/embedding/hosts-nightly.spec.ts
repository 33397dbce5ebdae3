import { buildVueHost } from '../../hosts/build';
import { expectFrameLinks, title, visit } from '../../hosts/host-page';
import { expect, test } from '../fixtures';
import { withHosts } from './with-hosts';

const embedding = withHosts((hosts) => ({ EMBED_PARTNERS: hosts.origin() }));

test('two versions of the script work together: the first stays, both widgets work @nightly', async ({
  page,
}) => {
  const notes: string[] = [];
  page.on('console', (message) => notes.push(message.text()));
  await visit(page, embedding.at('two-versions'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await expect(title(page, 'Mathematics')).toBeVisible();
  expect(notes.filter((note) => note.includes('is defined already'))).toHaveLength(2);
});

test('fifty mounts and unmounts leave nothing behind @nightly', async ({ page }) => {
  await visit(page, embedding.at('plain'));
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
      // Work that was put off until the browser is idle is done.
      await new Promise((resolve) => requestIdleCallback(resolve));
    }, times);
  await mount(5);
  const before = await count();
  await mount(50);
  const after = await count();
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(10);
  expect(after.heap - before.heap).toBeLessThan(2_000_000);
});

test('Vite with Vue uses the element like its own @nightly', async ({ page }) => {
  await buildVueHost();
  await page.goto(embedding.at('vite-vue/dist'));
  await expect(title(page, 'Computer science')).toBeVisible();
  await page.getByRole('button', { name: 'Mathematics' }).click();
  await expect(page.getByRole('status')).toHaveText('Mathematics');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame shows other guides in place, and opens pages of the site in another tab @nightly [R-32]', async ({
    page,
    context,
  }) => expectFrameLinks(page, context, embedding.at('frame')));
});
