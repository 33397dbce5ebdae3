import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, startShell, test, type Product } from '../fixtures';
import { publish, until } from './releases';

const EMPLOYER = '/explore/employer/aldermast';
const BUILT = path.resolve(__dirname, '../../../apps/employers/dist');

// One shell for all of these.
test.describe.configure({ mode: 'default' });

let product: Product;
let folder: string;
test.beforeAll(async () => {
  product = await startShell();
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-gap-'));
});
test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Manifest {
  translations?: Record<string, { missing: string[]; gap?: string }>;
}

/** Releases employers with another manifest than the built one. */
const releaseWith = async (change: (manifest: Manifest) => void): Promise<void> => {
  await rm(folder, { recursive: true });
  await cp(BUILT, folder, { recursive: true });
  const file = path.join(folder, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  change(manifest);
  await writeFile(file, JSON.stringify(manifest));
  await publish(product.store, folder, { remote: 'employers' });
};

const pageOf = async (address: string) => (await fetch(product.url + address)).text();

test('a release with a stated gap is live, and its Welsh pages say what is in English @nightly [B-21]', async () => {
  expect(await pageOf(`/cy${EMPLOYER}`)).not.toContain('yn Saesneg');
  await releaseWith(({ translations }) => {
    if (translations?.['cy'])
      Object.assign(translations['cy'], { missing: ['Head office'], gap: 'y brif swyddfa' });
  });
  await until('the gap is stated', async () =>
    (await pageOf(`/cy${EMPLOYER}`)).includes('yn Saesneg: y brif swyddfa.'),
  );
  expect(await pageOf(EMPLOYER)).not.toContain('y brif swyddfa');
});

test('a release without Welsh is marked as English in a Welsh frame @nightly [B-21]', async ({ browser }) => {
  // The server's build still has the texts; a remote without a catalogue has none.
  await releaseWith((manifest) => delete manifest.translations);
  await until('the part is marked', async () =>
    (await pageOf(`/cy${EMPLOYER}`)).includes('Mae’r rhan hon o’r dudalen yn Saesneg.'),
  );
  const page = await browser.newPage();
  await page.goto(`${product.url}/cy${EMPLOYER}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'cy');
  await expect(page.locator('main [lang="en-GB"]').getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});
