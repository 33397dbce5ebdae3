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
  ratio: z.number(),
});

/** What 35,000 courses cost on one database: milliseconds for a list, at its pace and one by one; seconds until it is ready. */
export type Driven = z.infer<typeof driven>;
/** Milliseconds of a search as typed, with a typing error and three facets; `ratio` is how much longer the library takes. */
export type Searched = z.infer<typeof searched>;

/** A tool of the backend measures in a process of its own and prints JSON. */
const measure = async <Figures>(
  tool: string,
  figures: z.ZodType<Figures>,
  env: NodeJS.ProcessEnv = {},
): Promise<Figures> => {
  const { stdout } = await run('node', ['--expose-gc', '--import', 'tsx', `apps/backend/tools/${tool}`], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    maxBuffer: 1e7,
  });
  return figures.parse(JSON.parse(stdout));
};

/** Drives the course list on the embedded database, or on a new database of the server at `url`, gone afterwards. */
export const driveLists = (url: string | undefined): Promise<Driven> =>
  measure('bench/drive.ts', driven, { DATABASE_URL: '', TEST_DATABASE_URL: url ?? '' });

/** Measures the search engine beside the library it is held against. */
export const measureSearch = (): Promise<Searched> => measure('bench-search.ts', searched);
