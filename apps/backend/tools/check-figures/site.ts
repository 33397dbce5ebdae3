import { z } from 'zod';

const REQUEST_TIMEOUT_MS = 60_000;
/** How often a page is requested, and the delay before a retry: an overloaded server omits parts. */
const MAX_TRIES = 4;
const RETRY_PAUSE_MS = 2_000;

/** Reads pages, the API and search records of a running site, with limited concurrency. */
export class Site {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = new URL(origin).origin;
  }

  /** The server-rendered HTML of a page, requested again while a part of it could not be loaded. */
  async page(path: string): Promise<string> {
    for (let attemptsLeft = MAX_TRIES - 1; ; attemptsLeft--) {
      const html = await this.#ask(path)
        .then((answer) => answer.text())
        .catch((error: Error) => error);
      const isWhole = typeof html === 'string' && !html.includes('We could not fetch the figures');
      if (isWhole) return html;
      if (attemptsLeft === 0) throw html instanceof Error ? html : new Error(`${path} lacks its figures`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }

  async json(path: string, body?: object): Promise<unknown> {
    const answer = await this.#ask(
      path,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return answer.json();
  }

  /** The paths of the pages in a sitemap. */
  async sitemap(name: string): Promise<string[]> {
    const xml = await this.page(`/sitemaps/${name}.xml`);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  }

  /** The continuation share of every course in the search records, by course. */
  async continuationInSearch(): Promise<Map<string, number | null>> {
    const found = new Map<string, number | null>();
    const parameters = { hitsPerPage: 1000, attributesToRetrieve: ['objectID', 'continuation'] };
    for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
      const body: object = cursor === undefined ? parameters : { cursor };
      const answer = browseSchema.parse(await this.json('/search/1/indexes/d10_courses/browse', body));
      for (const { objectID, continuation } of answer.hits) found.set(objectID, continuation);
      cursor = answer.cursor;
    }
    return found;
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(`${this.#origin}${path}`, {
      ...init,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  }
}

const browseSchema = z.object({
  hits: z.array(z.object({ objectID: z.string(), continuation: z.number().nullable() })),
  cursor: z.string().optional(),
});

/** Processes each item, `width` at a time. */
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
