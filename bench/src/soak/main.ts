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

/** The release after which the baseline of memory is measured, and the allowed growth after the last. */
const SETTLED_AFTER = 5;
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

/**
 * Only the heap counts: external memory holds the micro-cache's pages, which are bounded and take some
 * minutes to fill.
 */
const heapOf = (readings: readonly Reading[], role: Reading['role']): number =>
  readings.filter((one) => one.role === role).reduce((sum, { heapUsed }) => sum + heapUsed, 0);

const problemsOf = (answers: readonly LoadResponse[]): string[] =>
  answers.flatMap(({ problem }) => problem ?? []);

const main = async (): Promise<void> => {
  const releases = numberOf('releases', SETTLED_AFTER + 1);
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
  const measure = async (round: number, print: boolean): Promise<void> => {
    const readings = await readProbes(folder);
    measured[round] = readings;
    if (print) for (const reading of readings) console.log(line(round, reading));
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
      await measure(round, round % tenth === 0 || round === SETTLED_AFTER);
    }
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
  console.log(
    `\n${problems.length} requests failed${problems.length > 0 ? `: ${problems.slice(0, 5).join('; ')}` : ''}`,
  );
  let isWithinLimit = true;
  for (const role of ['shell', 'backend'] as const) {
    const before = heapOf(measured[SETTLED_AFTER] ?? [], role);
    const after = heapOf(measured[releases] ?? [], role);
    const growth = after / before - 1;
    if (growth > MAX_GROWTH) isWithinLimit = false;
    console.log(
      `${role}: heap ${megabytes(before)} MB after release ${SETTLED_AFTER}, ${megabytes(after)} MB after release ${releases} (${(growth * 100).toFixed(1)} %)`,
    );
  }
  if (!isWithinLimit || problems.length > 0) process.exitCode = 1;
};

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
