import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);

const times = z.object({ p50: z.number(), p95: z.number(), max: z.number() });

const driven = z.object({
  list: z.object({ ...times.shape, rps: z.number(), cpu: z.number(), paced: times }),
  start: z.object({ seconds: z.number() }),
});

const searched = z.object({
  documents: z.number(),
  own: z.object({ p50: z.number(), p95: z.number(), p99: z.number(), buildMs: z.number() }),
});

/** What 35,000 courses cost on one database: milliseconds for a list, at its pace and one by one; seconds until it is ready. */
export type Driven = z.infer<typeof driven>;
/** Milliseconds of a search as typed, with a typing error and three facets. */
export type Searched = z.infer<typeof searched>;

const relevance = z.object({
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
      titles: z.array(z.string()),
    }),
  ),
});

/** How the judged queries are answered, by kind, and which of them worse than in the committed figures. */
export type Relevance = z.infer<typeof relevance>;

/** Runs a tool of the backend in a process of its own. Gives what it prints. */
const runTool = async (tool: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<string> => {
  const file = `apps/backend/tools/${tool}`;
  const { stdout } = await run('node', ['--expose-gc', '--import', 'tsx', file, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    maxBuffer: 1e7,
  });
  return stdout;
};

/** A tool that measures prints JSON. */
const measure = async <Figures>(
  tool: string,
  figures: z.ZodType<Figures>,
  env: NodeJS.ProcessEnv = {},
): Promise<Figures> => figures.parse(JSON.parse(await runTool(tool, env)));

/** Fills the embedded database of a data folder with clones of the catalogue's courses, until there are `courses`. */
export const fillCourses = async (folder: string, courses: number): Promise<void> => {
  await runTool('bench/fill.ts', { DATABASE_URL: '', DATA_DIR: folder }, String(courses));
};

/** Drives the course list on the embedded database, or on a new database of the server at `url`, gone afterwards. */
export const driveLists = (url: string | undefined): Promise<Driven> =>
  measure('bench/drive.ts', driven, { DATABASE_URL: '', TEST_DATABASE_URL: url ?? '' });

/** Asks the search service the judged queries. */
export const measureRelevance = (): Promise<Relevance> => measure('relevance.ts', relevance);

/** Measures the search engine. */
export const measureSearch = (): Promise<Searched> => measure('bench-search.ts', searched);
