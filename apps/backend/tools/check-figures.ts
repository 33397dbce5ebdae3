// Compares the figures of a running site with the published files: `npm run check-figures -- --files <folder> --site
// <url>`. With `--record <file>` it also writes what is published of the compared figures there; with `--recorded <file>` it
// compares with that instead of the files.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { careerTables } from './check-figures/career-tables';
import { checkCareerPay } from './check-figures/careers';
import {
  checkContinuationInApi,
  checkContinuationInSearch,
  checkContinuationOnPages,
} from './check-figures/continuation';
import type { Tally } from './check-figures/problems';
import { publishedRows } from './check-figures/published-rows';
import { seededRandom, shuffled } from './check-figures/random';
import { checkRecorded, recordedSchema } from './check-figures/recorded';
import { checkSample } from './check-figures/sample';
import { Site } from './check-figures/site';

const { values } = parseArgs({
  options: {
    files: { type: 'string' },
    site: { type: 'string', default: 'http://localhost:4200' },
    sample: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    pages: { type: 'string' },
    width: { type: 'string', default: '3' },
    record: { type: 'string' },
    recorded: { type: 'string' },
  },
});

const optionsSchema = z.object({
  /** Folder of the published files. */
  files: z.string().min(1).optional(),
  site: z.url('--site must be the address of a running site'),
  sample: z.coerce.number().int().nonnegative(),
  seed: z.coerce.number().int(),
  /** Number of course pages to check for the continuation share; all by default. */
  pages: z.coerce.number().int().nonnegative().optional(),
  /** Number of concurrent requests. */
  width: z.coerce.number().int().min(1).max(16),
  record: z.string().optional(),
  recorded: z.string().optional(),
});

/** Maximum number of printed problems of one kind. */
const MAX_PRINTED = 20;

/** Sums of all comparisons, for the last line. */
const totals = { shown: 0, absent: 0, differing: 0 };

/** Prints the result of a comparison and returns whether all figures agree. */
const report = (name: string, { shown, absent, problems }: Tally): boolean => {
  for (const problem of problems.slice(0, MAX_PRINTED)) console.log(`  ${problem}`);
  if (problems.length > MAX_PRINTED) console.log(`  and ${problems.length - MAX_PRINTED} more`);
  console.log(
    `${name}: ${shown} shown, ${absent} marked as absent, ${problems.length} differ from the files`,
  );
  totals.shown += shown;
  totals.absent += absent;
  totals.differing += problems.length;
  return problems.length === 0;
};

const runRecorded = async (site: Site, file: string): Promise<boolean> => {
  const recorded = recordedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return report(`${Object.keys(recorded).length} pages`, await checkRecorded(site, recorded));
};

const run = async ({
  files: folder,
  site: origin,
  sample,
  seed,
  pages,
  width,
  record,
  recorded,
}: z.infer<typeof optionsSchema>) => {
  const site = new Site(origin);
  if (recorded !== undefined) return runRecorded(site, recorded);
  if (folder === undefined)
    throw new Error('--files must be the folder of the published files, or --recorded a file of figures');
  const files = publishedRows(join(folder, 'discover-uni-2025'));
  const careers = careerTables(folder);
  const random = seededRandom(seed);
  const paths = {
    courses: (await site.sitemap('courses')).filter((path) => path.split('/').length > 4),
    careers: await site.sitemap('careers'),
    unis: (await site.sitemap('unis')).filter((path) => path.split('/').length === 5),
  };
  const results: boolean[] = [];
  const pay = await checkCareerPay(site, careers, width);
  results.push(report('Pay of careers, pages', pay.pages), report('Pay of careers, API', pay.api));
  const published: z.infer<typeof recordedSchema> = {};
  const tallies = await checkSample(
    { site, files, careers },
    {
      count: sample,
      random,
      paths,
      onPublished: (path, kind, facts) => ((published[path] ??= {})[kind] = [...facts]),
    },
  );
  if (record !== undefined) writeFileSync(record, `${JSON.stringify(published, null, 1)}\n`);
  const total = [...tallies.values()].reduce((sum, { shown }) => sum + shown, 0);
  console.log(`\n${total} figures compared between page and row, seed ${seed}`);
  for (const [name, tally] of tallies) results.push(report(name, tally));
  console.log('\nStayed on the course');
  results.push(
    report('API', await checkContinuationInApi(site, files)),
    report('Search records', await checkContinuationInSearch(site, files)),
  );
  const sampledPaths = shuffled(paths.courses, random).slice(0, pages);
  let done = 0;
  const onPage = () => {
    done += 1;
    if (done % 1000 === 0) console.error(`${done} of ${sampledPaths.length} pages read`);
  };
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const onPages = await checkContinuationOnPages(site, files, {
    paths: sampledPaths,
    width,
    signal: stop.signal,
    onPage,
  });
  results.push(report(`${done} of ${paths.courses.length} pages`, onPages));
  console.log(
    `\nIn all: ${totals.shown} figures shown, ${totals.absent} marked as absent, ${totals.differing} differ from the files`,
  );
  return results.every(Boolean);
};

const options = optionsSchema.safeParse(values);
if (!options.success) {
  console.error(options.error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`).join('\n'));
  process.exitCode = 1;
} else {
  run(options.data).then(
    (isCorrect) => (process.exitCode = isCorrect ? 0 : 1),
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
