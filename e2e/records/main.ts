// `npm run records`: writes what the built product does today, in a form that is read in a diff, so that a change which
// moves code shows that it changes nothing. `npm run records -- --check` compares and writes nothing.
// A request is added by a line of its own in pages.txt, calls.txt or visits.txt; the masked texts are in dist/records.
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import config from '../playwright.config';
import { startProduct, startShell, type Product } from '../src/fixtures/product';
import { askAgain, requestOf, TEXTS } from './answers';
import { walkJourneys } from './journeys';
import { isSameVisit, visit } from './visits';

const FOLDER = 'e2e/records/expected';

const linesOf = async (name: string): Promise<string[]> =>
  (await readFile(path.join(FOLDER, name), 'utf8').catch(() => '')).trimEnd().split('\n');

/** The addresses in Welsh; files and widgets have no address of their own there. */
const inWelsh = (request: string): string =>
  request.replace(/^GET \//, 'GET /cy/').replace(/\/cy\/($|\?)/, '/cy$1');

/** The forms of a page: the site's, an app's, inside a partner's frame, and as a part of a host's page. */
interface Mode {
  readonly name: string;
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One line for each address, language and form, under the heading of the form. */
const recordPages = async (modes: readonly Mode[], before: readonly string[]): Promise<string[]> => {
  const addresses = [...new Set(before.map(requestOf))].filter((request) => /^GET \/(?!cy\b)/.test(request));
  const lines: string[] = [];
  for (const { name, origin, headers } of modes) {
    lines.push(`# ${name}`);
    for (const request of addresses)
      for (const localised of [request, inWelsh(request)])
        lines.push(await askAgain(localised, origin, { name: `pages/${name}`, ...(headers && { headers }) }));
  }
  return lines;
};

const recordCalls = async (origin: string, before: readonly string[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const line of before) lines.push(await askAgain(line, origin, { name: 'calls' }));
  return lines;
};

type Same = (one: string, other: string) => boolean;

/** Prints the lines that differ and returns how many they are. */
const compare = (name: string, before: readonly string[], now: readonly string[], isSame: Same): number => {
  const different = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => index).filter(
    (index) => !isSame(before[index] ?? '', now[index] ?? ''),
  );
  for (const index of different)
    console.error(`${name}:${index + 1}\n- ${before[index] ?? ''}\n+ ${now[index] ?? ''}`);
  return different.length;
};

const startAll = async (): Promise<Product[]> => {
  const site = await startProduct();
  process.env['E2E_BACKEND_URL'] = site.backendUrl;
  return [site, await startShell({ APP_MODE: 'on' }), await startProduct({ EMBED: 'true' })];
};

const main = async (): Promise<void> => {
  const isCheck = process.argv.includes('--check');
  // The product and the releases that it runs believe that it is this moment.
  process.env['RECORDS_CLOCK_OFFSET_MS'] = String(Date.parse('2026-10-01T09:00:00Z') - Date.now());
  process.env['NODE_OPTIONS'] = `--require ${path.resolve('e2e/records/fixed-date.cjs')}`;
  await rm(TEXTS, { recursive: true, force: true });
  const products = await startAll();
  const [site = '', app = '', embed = ''] = products.map(({ url }) => url);
  const browser = await chromium.launch(config.use?.launchOptions);
  let changed = 0;
  const record = async (
    name: string,
    make: (before: string[]) => Promise<string[]>,
    isSame: Same = Object.is,
  ) => {
    const before = await linesOf(name);
    const now = await make(before);
    if (isCheck) changed += compare(name, before, now, isSame);
    else await writeFile(path.join(FOLDER, name), `${now.join('\n').trimEnd()}\n`);
    console.log(`${name}: ${now.length} lines`);
  };
  try {
    const modes = [
      { name: 'site', origin: site },
      { name: 'app', origin: app },
      { name: 'embed', origin: embed },
      {
        name: 'x-embedded',
        origin: site,
        headers: { 'x-embedded': '1', 'x-embedded-nonce': 'bm9uY2Utb2YtdGhlLWhvc3Q=' },
      },
    ];
    await record('pages.txt', (before) => recordPages(modes, before));
    await record('calls.txt', (before) => recordCalls(site, before));
    await record('data-layer.txt', () => walkJourneys(browser, site));
    const visitAll = async (before: string[]) => {
      const lines: string[] = [];
      for (const line of before) lines.push(await visit(browser, site, requestOf(line).slice('GET '.length)));
      return lines;
    };
    await record('visits.txt', visitAll, isSameVisit);
  } finally {
    await browser.close();
    for (const product of products) await product.stop();
  }
  if (changed > 0) throw new Error(`${changed} lines differ from the records in ${FOLDER}; texts: ${TEXTS}`);
};

void main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
