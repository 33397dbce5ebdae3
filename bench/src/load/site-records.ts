import { z } from 'zod';

const page = z.object({
  hits: z.array(z.object({ objectID: z.string(), url: z.string(), title: z.string() })),
  cursor: z.string().optional(),
});

/** A page of the site that visitors search for. */
export type SiteRecord = z.infer<typeof page>['hits'][number];

/** What visitors of the load test search for, each list in the catalogue's order. */
export interface SiteRecords {
  readonly courses: readonly SiteRecord[];
  readonly unis: readonly SiteRecord[];
  readonly subjects: readonly SiteRecord[];
}

const browse = async (origin: string, index: string): Promise<SiteRecord[]> => {
  const found: SiteRecord[] = [];
  let cursor: string | undefined;
  do {
    const answer = await fetch(new URL(`/search/1/indexes/${index}/browse`, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        cursor ? { cursor } : { hitsPerPage: 1_000, attributesToRetrieve: ['url', 'title'] },
      ),
    });
    if (!answer.ok) throw new Error(`${index} answered ${answer.status}`);
    const { hits, cursor: next } = page.parse(await answer.json());
    found.push(...hits);
    cursor = next;
  } while (cursor);
  return found;
};

/**
 * Reads all addresses of the product's catalogue. Throws when the search service does not answer with the
 * expected format.
 */
export const readSiteRecords = async (origin: string): Promise<SiteRecords> => ({
  courses: await browse(origin, 'd10_courses'),
  unis: await browse(origin, 'd10_universities'),
  subjects: await browse(origin, 'd10_subject_guides'),
});
