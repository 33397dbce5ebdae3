// `npm run tour [-- name…]`: retakes the pictures of docs/tour.md, all or the named ones, from the site at
// SITE.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import config from '../playwright.config';
import { open } from '../src/fixtures/browsing';

const DOCUMENT = 'docs/tour.md';
const SITE = process.env['SITE'] ?? 'http://localhost:4200';

/** A page of the tour: its address, and its picture file in the document. */
interface Stop {
  readonly address: string;
  readonly file: string;
}

const stopsOf = (text: string): Stop[] =>
  [...text.matchAll(/^`(\/\S*)`\n\n!\[[^\]]*\]\((\S+)\)$/gm)].map(([, address = '', file = '']) => ({
    address,
    file: path.join(path.dirname(DOCUMENT), file),
  }));

const DESKTOP = { width: 1280, height: 960 };
const PHONE = { width: 390, height: 960 };

/** The four pictures of a page, side by side. */
const SIDES = [
  { viewport: DESKTOP, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const;
const GAP = 8;
const GAP_COLOUR = '#8c9499';
const QUALITY = 82;

/** Saves two items of a list. */
const saveTwo = async (page: Page, list: string): Promise<void> => {
  await open(page, list);
  const saves = page.getByRole('main').getByRole('button', { name: /^Save / });
  for (let saved = 0; saved < 2; saved += 1) await saves.first().click();
};

const picture = async (browser: Browser, side: (typeof SIDES)[number], address: string): Promise<Buffer> => {
  const context = await browser.newContext({
    ...side,
    baseURL: SITE,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await open(page, '/');
  await page.getByRole('button', { name: 'Reject' }).click();
  // That page needs saved items; the others are shown as to a new visitor.
  if (address === '/explore/favourites') {
    await page.addInitScript(() =>
      localStorage.setItem('signpost.save-on-device', '{"version":1,"value":true}'),
    );
    await saveTwo(page, '/explore/courses?q=law');
    await saveTwo(page, '/explore/unis');
  }
  await open(page, address);
  await page.waitForLoadState('networkidle');
  const screenshot = await page.screenshot();
  await context.close();
  return sharp(screenshot)
    .resize({ width: side.viewport.width / 2 })
    .toBuffer();
};

const joinPictures = async (pictures: readonly Buffer[], file: string): Promise<void> => {
  const lefts = SIDES.map((_, index) =>
    SIDES.slice(0, index).reduce((sum, { viewport }) => sum + viewport.width / 2 + GAP, 0),
  );
  const width = SIDES.reduce((sum, { viewport }) => sum + viewport.width / 2 + GAP, -GAP);
  await sharp({ create: { width, height: DESKTOP.height / 2, channels: 3, background: GAP_COLOUR } })
    .composite(pictures.map((input, index) => ({ input, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: QUALITY })
    .toFile(file);
};

const main = async (): Promise<void> => {
  const names = process.argv.slice(2);
  const stops = stopsOf(await readFile(DOCUMENT, 'utf8'));
  const wanted = stops.filter(
    ({ file }) => names.length === 0 || names.includes(path.basename(file, '.webp')),
  );
  if (wanted.length === 0) throw new Error(`${DOCUMENT} has no picture of ${names.join(', ')}`);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    for (const { address, file } of wanted) {
      const pictures: Buffer[] = [];
      for (const side of SIDES) pictures.push(await picture(browser, side, address));
      await joinPictures(pictures, file);
      console.log(`${address} → ${file}`);
    }
  } finally {
    await browser.close();
  }
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
