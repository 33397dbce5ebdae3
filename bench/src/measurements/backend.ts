import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const latencies = z.object({ p50: z.number(), p95: z.number(), max: z.number() });

const listFigures = z.object({
  list: z.object({ ...latencies.shape, rps: z.number(), cpu: z.number(), paced: latencies }),
  start: z.object({ seconds: z.number() }),
});

const searchFigures = z.object({
  documents: z.number(),
  own: z.object({ p50: z.number(), p95: z.number(), p99: z.number(), buildMs: z.number() }),
});

/**
 * Measurements with 35,000 courses on one database: milliseconds for a list, at a fixed rate and one at a
 * time; seconds until the database is ready.
 */
export type ListFigures = z.infer<typeof listFigures>;
/** Milliseconds of a search: as typed, with a typing error, and with three facets. */
export type SearchFigures = z.infer<typeof searchFigures>;

const loadLatencies = z.object({ ...latencies.shape, refused: z.number(), unanswered: z.number() });
const loadPhase = z.object({ other: loadLatencies, search: loadLatencies, costly: loadLatencies });
const costlyFigures = z.object({ readySeconds: z.number(), alone: loadPhase, beside: loadPhase });

/** Milliseconds of ordinary requests and searches, alone and beside 20 costly searches a second. */
export type CostlyFigures = z.infer<typeof costlyFigures>;

const relevanceFigures = z.object({
  figures: z.record(
    z.string(),
    z.object({ queries: z.number(), inThree: z.number(), first: z.number(), gain: z.number() }),
  ),
  worse: z.array(
    z.object({
      group: z.string(),
      query: z.string(),
      before: z.number().nullable(),
      now: z.number().nullable(),
      gainBefore: z.number(),
      gainNow: z.number(),
      titles: z.array(z.string()),
    }),
  ),
});

/** Results of the judged queries, by kind, and the queries that rank worse than in the committed figures. */
export type Relevance = z.infer<typeof relevanceFigures>;

/** Runs a tool of the backend in its own process. Returns its output. */
const runTool = async (tool: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const file = `apps/backend/tools/${tool}`;
  const { stdout } = await run('node', ['--expose-gc', '--import', 'tsx', file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    maxBuffer: 1e7,
  });
  return stdout;
};

/** Runs a measuring tool and parses the JSON that it prints. */
const measure = async <Figures>(
  tool: string,
  figures: z.ZodType<Figures>,
  env: NodeJS.ProcessEnv = {},
): Promise<Figures> => figures.parse(JSON.parse(await runTool(tool, env)));

/** Fills the embedded database of a data folder with copies of the catalogue's courses, until there are `courses`. */
export const fillCourses = async (folder: string, courses: number): Promise<void> => {
  await runTool('bench/fill.ts', { DATABASE_URL: '', DATA_DIR: folder }, String(courses));
};

/** Load-tests the course list on the embedded database, or on a temporary database of the server at `url`. */
export const measureLists = (url: string | undefined): Promise<ListFigures> =>
  measure('bench/drive.ts', listFigures, { DATABASE_URL: '', TEST_DATABASE_URL: url ?? '' });

/** Runs the judged queries against the search service. */
export const measureRelevance = (): Promise<Relevance> => measure('relevance.ts', relevanceFigures);

/** Measures the built backend under costly searches. */
export const measureCostlySearches = async (): Promise<CostlyFigures> => {
  await run('node', ['apps/backend/build.mjs']);
  return measure('bench/costly-searches.ts', costlyFigures, { DATABASE_URL: '' });
};

/** Measures the search engine. */
export const measureSearch = (): Promise<SearchFigures> => measure('bench-search.ts', searchFigures);
