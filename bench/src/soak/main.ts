// `npm run soak [-- --releases 30 --every 60 --rate 10]`: mixed visits while random remotes are released;
// reports the memory growth of the shell and the backend.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { release } from '@signpost/federation/release';
import { anotherRelease } from '../measurements/another-release';
import { runAtFixedRate, type LoadResponse } from '../load/generator';
import { seeded } from '../load/random';
import { readSiteRecords } from '../load/site-records';
import { visitsOf } from '../load/visits';
import { startProduct } from '../product';
import { build, remoteNames } from '../measurements/scripts';
import { readProbes, type Reading } from './probes';

/** Releases after which the baseline of memory is measured, and the allowed growth of the heap until the last. */
const SETTLED_AFTER_RELEASES = 5;
const MAX_GROWTH = 0.1;
const MAX_MINUTES = 120;

const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '30' },
    /** Seconds between two releases. */
    every: { type: 'string', default: '60' },
    /** Average requests per second. */
    rate: { type: 'string', default: '10' },
    /** Uses the existing builds. */
    built: { type: 'boolean', default: false },
  },
});

/** Figures of memory that are compared with the baseline, and how they are printed. */
const FIGURES = { heapUsed: 'heap', external: 'external', rss: 'process' } as const;
type Figure = keyof typeof FIGURES;

const numberOf = (name: 'releases' | 'every' | 'rate', minimum: number): number => {
  const number = Number(values[name]);
  if (Number.isFinite(number) && number >= minimum) return number;
  throw new Error(`--${name} is "${values[name]}"; it must be a number of at least ${minimum}`);
};

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

const line = (round: number, { role, pid, heapUsed, external, rss, handles, delayP99 }: Reading): string =>
  [
    String(round).padStart(3),
    role.padEnd(8),
    String(pid).padStart(7),
    `heap ${megabytes(heapUsed)} MB`,
    `external ${megabytes(external)} MB`,
    `process ${megabytes(rss)} MB`,
    `${handles} handles`,
    `event loop p99 ${delayP99.toFixed(0)} ms`,
  ].join('  ');

/** A figure of all processes of a role together. */
const sumOf = (readings: readonly Reading[], role: Reading['role'], figure: Figure): number =>
  readings.filter((one) => one.role === role).reduce((sum, reading) => sum + reading[figure], 0);

/** Prints how a figure has grown since the baseline. Returns its growth: 0.1 is 10 %. */
const printGrowth = (
  role: Reading['role'],
  figure: Figure,
  { before, after }: { readonly before: readonly Reading[]; readonly after: readonly Reading[] },
): number => {
  const [first, last] = [sumOf(before, role, figure), sumOf(after, role, figure)];
  const growth = last / first - 1;
  console.log(
    `${role}: ${FIGURES[figure]} ${megabytes(first)} MB after release ${SETTLED_AFTER_RELEASES}, ${megabytes(last)} MB after the last (${(growth * 100).toFixed(1)} %)`,
  );
  return growth;
};

const printProblems = (problems: readonly string[], when: string): void =>
  console.log(
    `${problems.length} requests failed ${when}${problems.length > 0 ? `: ${problems.slice(0, 5).join('; ')}` : ''}`,
  );

const problemsOf = (answers: readonly LoadResponse[]): string[] =>
  answers.flatMap(({ problem }) => problem ?? []);

const main = async (): Promise<void> => {
  const releases = numberOf('releases', SETTLED_AFTER_RELEASES + 1);
  const every = numberOf('every', 1);
  const rate = numberOf('rate', 1);
  if (releases * every > MAX_MINUTES * 60)
    throw new Error(`the run would take more than ${MAX_MINUTES} minutes`);
  if (!values.built) await build();
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-soak-'));
  process.env['SOAK_PROBES'] = folder;
  process.env['NODE_OPTIONS'] = `--import ${path.join(__dirname, 'probe.mjs')}`;
  const product = await startProduct();
  const random = seeded(1);
  const remotes = remoteNames();
  const measured: Reading[][] = [];
  const problems: string[] = [];
  let printed = 0;
  const measure = async (round: number, print: boolean): Promise<void> => {
    const readings = await readProbes(folder);
    measured[round] = readings;
    if (!print) return;
    for (const reading of readings) console.log(line(round, reading));
    printProblems(problems.slice(printed), 'since the sample before');
    printed = problems.length;
  };
  try {
    const next = visitsOf(await readSiteRecords(product.origin), random);
    const tenth = Math.max(1, Math.round(releases / 10));
    for (let round = 1; round <= releases; round += 1) {
      const remote = remotes[Math.floor(random() * remotes.length)] ?? 'unis';
      const startedAt = performance.now();
      await release(product.store, remote, await anotherRelease(remote, folder, round));
      const seconds = Math.max(1, every - (performance.now() - startedAt) / 1_000);
      problems.push(
        ...problemsOf(
          (await runAtFixedRate(product.origin, next, { seconds, aSecond: rate, random })).answers,
        ),
      );
      await measure(round, round % tenth === 0 || round === SETTLED_AFTER_RELEASES);
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log('');
  printProblems(problems, 'in all');
  const compared = { before: measured[SETTLED_AFTER_RELEASES] ?? [], after: measured[releases] ?? [] };
  let isWithinLimit = true;
  for (const role of ['shell', 'backend'] as const) {
    if (printGrowth(role, 'heapUsed', compared) > MAX_GROWTH) isWithinLimit = false;
    printGrowth(role, 'external', compared);
    printGrowth(role, 'rss', compared);
  }
  console.log(
    `The heap decides (at most ${MAX_GROWTH * 100} %). External memory and the process are printed only: they hold the cached pages, which are bounded by 64 MB and may fill for longer than ${SETTLED_AFTER_RELEASES} releases take, and memory that the allocator keeps.`,
  );
  if (!isWithinLimit || problems.length > 0) process.exitCode = 1;
};

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
