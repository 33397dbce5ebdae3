import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../machine';
import { median } from '../statistics';

/** One way in which a host shows a guide or the whole product. */
export interface EmbedWay {
  readonly name: string;
  /** Address of the host's page, or of the product's own. */
  readonly address: string;
  /** Origin from which the product's files are loaded in this way. */
  readonly from: string;
  /** Resolves when the embedded content is interactive. */
  ready(page: Page): Promise<unknown>;
}

/** Cost of one way of embedding for a host's visitors. */
export interface EmbedCost {
  readonly name: string;
  /** Bytes of the product's script and style sheets, as transferred. */
  readonly code: number;
  /** Bytes of everything else from the product: documents, data, pictures, fonts. */
  readonly rest: number;
  readonly requests: number;
  /** Milliseconds from the start of the navigation; the median of all visits. */
  readonly interactive: number;
}

const CODE = new Set(['script', 'stylesheet']);

const visit = async (browser: Browser, embedding: EmbedWay) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<{ code: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      if (!request.url().startsWith(`${embedding.from}/`)) return;
      const code = CODE.has(request.resourceType());
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => ({ code, bytes })));
    });
    const startedAt = performance.now();
    await page.goto(embedding.address, { waitUntil: 'commit' });
    await embedding.ready(page);
    const interactive = performance.now() - startedAt;
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    const sum = (code: boolean) =>
      all.reduce((total, one) => (one.code === code ? total + one.bytes : total), 0);
    return { code: sum(true), rest: sum(false), requests: all.length, interactive };
  } finally {
    await context.close();
  }
};

/**
 * Visits a host's page for each way of embedding, with an empty cache each time. Throws when one does not
 * become interactive.
 */
export const measureEmbedding = async (ways: readonly EmbedWay[], visits: number): Promise<EmbedCost[]> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  try {
    const costs: EmbedCost[] = [];
    for (const way of ways) {
      const results: Awaited<ReturnType<typeof visit>>[] = [];
      for (let time = 0; time < visits; time += 1) results.push(await visit(browser, way));
      const [first] = results;
      if (!first) throw new Error('there was no visit');
      costs.push({
        ...first,
        name: way.name,
        interactive: median(results.map(({ interactive }) => interactive)),
      });
    }
    return costs;
  } finally {
    await browser.close();
  }
};
