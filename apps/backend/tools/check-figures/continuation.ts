import { z } from 'zod';
import { publishedFacts } from './cohorts';
import type { Facts } from './compare';
import { stayed } from './course-figures';
import { textLines } from './page-text';
import { check, newTally } from './problems';
import type { PublishedRows } from './published-rows';
import type { Site } from './site';
import { forEachConcurrent } from './site';

const PAGE_SIZE = 100;

const listSchema = z.object({
  total: z.number(),
  results: z.array(
    z.object({
      id: z.string(),
      continuation: z
        .object({ percent: z.number(), people: z.number(), years: z.string(), mode: z.string() })
        .nullable(),
      absences: z.record(z.string(), z.string()),
    }),
  ),
});

/** Removes the group from a published figure, because the API does not return it. */
const withoutGroup = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'group'));
const shareOnly = (facts: Facts): Facts =>
  facts['percent'] === undefined ? { absent: 'yes' } : { percent: facts['percent'] };

const publishedContinuation = (id: string, files: PublishedRows): Facts[] => {
  const course = files.course(id);
  if (!course) throw new Error('no file has this course');
  return publishedFacts(course, stayed.source, files);
};

/** Compares every course's continuation share in the API's lists with its rows. */
export const checkContinuationInApi = async (site: Site, files: PublishedRows) => {
  const tally = newTally();
  for (let offset = 0, total = 1; offset < total; offset += PAGE_SIZE) {
    const parameters = new URLSearchParams({
      offset: `${offset}`,
      limit: `${PAGE_SIZE}`,
      sortBy: 'title',
    });
    const list = listSchema.parse(await site.json(`/api/v1/courses?${parameters}`));
    total = list.total;
    for (const { id, continuation, absences } of list.results) {
      const shown = continuation ?? { absent: (absences['continuation'] ?? '').replaceAll('-', ' ') };
      check(
        tally,
        `API ${id} stayed`,
        () => shown,
        () => publishedContinuation(id, files).map(withoutGroup),
      );
    }
  }
  return tally;
};

/** Compares the continuation share of every search record with its rows. */
export const checkContinuationInSearch = async (site: Site, files: PublishedRows) => {
  const tally = newTally();
  for (const [id, percent] of await site.continuationInSearch()) {
    const shown: Facts = percent === null ? { absent: 'yes' } : { percent };
    check(
      tally,
      `search ${id} stayed`,
      () => shown,
      () => publishedContinuation(id, files).map(shareOnly),
    );
  }
  return tally;
};

interface Pages {
  paths: readonly string[];
  width: number;
  signal: AbortSignal;
  onPage(): void;
}

/** Compares the share on each page with its rows until `signal` is aborted; calls `onPage` after each page. */
export const checkContinuationOnPages = async (
  site: Site,
  files: PublishedRows,
  { paths, width, signal, onPage }: Pages,
) => {
  const tally = newTally();
  await forEachConcurrent(paths, width, async (path) => {
    if (signal.aborted) return;
    const html = await site.page(path).catch((error: Error) => error);
    check(
      tally,
      `${path} stayed`,
      () => {
        if (html instanceof Error) throw html;
        return stayed.shown(textLines(html));
      },
      () => publishedContinuation(courseIdFromPath(path), files),
    );
    onPage();
  });
  return tally;
};

/** The course's id in the path of its page. */
export const courseIdFromPath = (path: string): string => path.split('/')[3] ?? '';
