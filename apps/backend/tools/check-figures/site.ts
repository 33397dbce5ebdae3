import { z } from 'zod';

const REQUEST_TIMEOUT_MS = 60_000;
/** Maximum number of requests for a page: an overloaded server omits parts. */
const MAX_TRIES = 4;
const RETRY_DELAY_MS = 2_000;

/** Reads pages, API responses and search records of a running site. */
export class Site {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = new URL(origin).origin;
  }

  /** The server-rendered HTML of a page, requested again while a part of it is missing. */
  async page(path: string): Promise<string> {
    for (let attemptsLeft = MAX_TRIES - 1; ; attemptsLeft--) {
      const html = await this.#request(path)
        .then((response) => response.text())
        .catch((error: Error) => error);
      const isComplete = typeof html === 'string' && !html.includes('We could not fetch the figures');
      if (isComplete) return html;
      if (attemptsLeft === 0) throw html instanceof Error ? html : new Error(`${path} lacks its figures`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  async json(path: string, body?: object): Promise<unknown> {
    const response = await this.#request(
      path,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return response.json();
  }

  /** The paths of the pages in a sitemap. */
  async sitemap(name: string): Promise<string[]> {
    const xml = await this.page(`/sitemaps/${name}.xml`);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  }

  /** The continuation share of every course in the search records, by course. */
  async continuationInSearch(): Promise<Map<string, number | null>> {
    const shares = new Map<string, number | null>();
    const parameters = { hitsPerPage: 1000, attributesToRetrieve: ['objectID', 'continuation'] };
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const body: object = cursor === undefined ? parameters : { cursor };
      const response = browseSchema.parse(await this.json('/search/1/indexes/d10_courses/browse', body));
      for (const { objectID, continuation } of response.hits) shares.set(objectID, continuation);
      cursor = response.cursor;
    }
    return shares;
  }

  async #request(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${this.#origin}${path}`, {
      ...init,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return response;
  }
}

const browseSchema = z.object({
  hits: z.array(z.object({ objectID: z.string(), continuation: z.number().nullable() })),
  cursor: z.string().optional(),
});

/** Calls `work` for each item, with at most `width` calls at a time. */
export const forEachConcurrent = async <Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const iterator = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let step = iterator.next(); !step.done; step = iterator.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: width }, next));
};
