import { z } from 'zod';

const timeout = 60_000;
/** How often a page is asked for, and how long to wait before the next time: a busy server leaves parts out. */
const tries = 4;
const pause = 2_000;

/** Reads pages, the API and search records of a running site, a few at a time. */
export class Site {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = new URL(origin).origin;
  }

  /** The HTML of a page as the server renders it, asked for again while a part of it could not be fetched. */
  async page(path: string): Promise<string> {
    for (let left = tries - 1; ; left--) {
      const html = await this.#ask(path)
        .then((answer) => answer.text())
        .catch((error: Error) => error);
      const isWhole = typeof html === 'string' && !html.includes('We could not fetch the figures');
      if (isWhole) return html;
      if (left === 0) throw html instanceof Error ? html : new Error(`${path} lacks its figures`);
      await new Promise((resolve) => setTimeout(resolve, pause));
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

  /** The paths of the pages that a sitemap names. */
  async sitemap(name: string): Promise<string[]> {
    const xml = await this.page(`/sitemaps/${name}.xml`);
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  }

  /** The share that stayed of every course, as search records have it, by course. */
  async stayedInSearch(): Promise<Map<string, number | null>> {
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
    const answer = await fetch(`${this.#origin}${path}`, { ...init, signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  }
}

const browseSchema = z.object({
  hits: z.array(z.object({ objectID: z.string(), continuation: z.number().nullable() })),
  cursor: z.string().optional(),
});

/** Does something with each item, `width` at a time. */
export async function eachOf<Item>(
  items: Iterable<Item>,
  width: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const next = async (): Promise<void> => {
    for (let step = iterator.next(); !step.done; step = iterator.next()) await work(step.value);
  };
  await Promise.all(Array.from({ length: width }, next));
}
