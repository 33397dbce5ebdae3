import { SUBJECT, title, visit } from '../../hosts/host-page';
import { expect, test } from '../fixtures';
import { withHosts } from './with-hosts';

const embedding = withHosts(() => ({ EMBED_FROM_LOCALHOST: 'on' }));

interface Pinned {
  readonly address: string;
  readonly integrity: string;
}

const pinned = async (): Promise<Pinned> => {
  const response = await fetch(`${embedding.product.url}/embed/scripts.json`);
  const script = ((await response.json()) as Record<string, Pinned>)['widgets.js'];
  if (!script) throw new Error('The product lists no script of the elements');
  return script;
};

test('localhost loads a pinned script with its integrity, and one with another hash is refused', async ({
  page,
  faults,
}) => {
  const script = await pinned();
  await visit(page, `${embedding.hosts.origin()}/plain/`);
  await page.route('**/embed/widgets.js', (route) => route.abort());
  faults.allow(/ERR_FAILED|request failed|integrity|Failed to find a valid digest/);
  const load = (integrity: string) =>
    page.evaluate(
      ([src = '', hash = '']) =>
        new Promise<string>((resolve) => {
          const tag = Object.assign(document.createElement('script'), {
            src,
            integrity: hash,
            crossOrigin: 'anonymous',
            onload: () => resolve('loaded'),
            onerror: () => resolve('refused'),
          });
          document.head.append(tag);
        }),
      [embedding.product.url + script.address, integrity],
    );
  await page.reload();
  expect(await load('sha384-AAAA')).toBe('refused');
  expect(await load(script.integrity)).toBe('loaded');
  await expect(title(page, 'Computer science')).toBeVisible();
});

test('an element follows a move with its attribute, and has a compact form', async ({ page }) => {
  await visit(page, `${embedding.hosts.origin()}/plain/`);
  const widget = page.locator(SUBJECT);
  await expect(title(page, 'Computer science')).toBeVisible();
  const related = widget.getByRole('list', { name: 'Related subjects' }).getByRole('link').first();
  const id = new URL((await related.getAttribute('href')) ?? '').searchParams.get('subject');
  await related.click();
  await expect(widget).toHaveAttribute('subject', id ?? '');
  await widget.evaluate((element) => element.setAttribute('compact', ''));
  await expect.poll(async () => (await widget.boundingBox())?.height ?? 0).toBeLessThan(500);
  await expect(widget.getByRole('link', { name: 'Open this guide on Signpost' })).toBeVisible();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a frame ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('shows other guides in place, and opens pages of the site in another tab [R-32]', async ({
      page,
      context,
    }) => {
      await page.goto(`${embedding.hosts.origin()}/frame/`);
      const frame = page.frameLocator('iframe');
      const opened = context.waitForEvent('page');
      await frame.getByRole('link', { name: 'Open this guide on Signpost' }).click();
      await expect
        .poll(async () => new URL((await opened).url()).pathname)
        .toBe('/explore/subjects/computer-science');
      const related = frame.getByRole('list', { name: 'Related subjects' }).getByRole('link').first();
      const name = (await related.textContent()) ?? '';
      await related.click();
      await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(context.pages()).toHaveLength(2);
    });
  });
}
