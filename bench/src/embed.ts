import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from './machine';
import { median } from './statistics';

/** A way in which a host shows a guide, or the whole product. */
export interface EmbedWay {
  readonly name: string;
  /** The host's page, or the product's own. */
  readonly address: string;
  /** The origin that the product's files come from in this way. */
  readonly from: string;
  /** Resolves when what is shown answers to a visitor. */
  ready(page: Page): Promise<unknown>;
}

/** What one way costs the visitors of a host. */
export interface EmbedCost {
  readonly name: string;
  /** Bytes of the product's script and style sheets, as they came over the wire. */
  readonly code: number;
  /** The rest of what came from the product: documents, data, pictures, fonts. */
  readonly rest: number;
  readonly requests: number;
  /** Milliseconds from the start of the navigation, the middle of all visits. */
  readonly interactive: number;
}

const CODE = new Set(['script', 'stylesheet']);

const visit = async (browser: Browser, way: EmbedWay) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<{ code: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(`${way.from}/`)) return;
      const code = CODE.has(request.resourceType());
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ code, bytes })));
    });
    const began = performance.now();
    await page.goto(way.address, { waitUntil: 'commit' });
    await way.ready(page);
    const interactive = performance.now() - began;
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    const sum = (code: boolean) =>
      all.reduce((total, one) => (one.code === code ? total + one.bytes : total), 0);
    return { code: sum(true), rest: sum(false), requests: all.length, interactive };
  } finally {
    await context.close();
  }
};

/** Visits a host's page for each way, with an empty cache each time. Throws when one does not come alive. */
export const measureEmbedding = async (ways: readonly EmbedWay[], visits: number): Promise<EmbedCost[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const costs: EmbedCost[] = [];
    for (const way of ways) {
      const found: Awaited<ReturnType<typeof visit>>[] = [];
      for (let time = 0; time < visits; time += 1) found.push(await visit(browser, way));
      const [first] = found;
      if (!first) throw new Error('there was no visit');
      costs.push({
        ...first,
        name: way.name,
        interactive: median(found.map(({ interactive }) => interactive)),
      });
    }
    return costs;
  } finally {
    await browser.close();
  }
};
