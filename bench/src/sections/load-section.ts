import { atMost, BUDGETS } from '../budgets';
import { runAtFixedRate, runAtFullLoad, type Load } from '../load/generator';
import { processorSeconds } from '../load/process-time';
import { seeded } from '../load/random';
import { difference, readShellFigures, type ShellFigures } from '../load/shell-figures';
import { readSiteRecords, type SiteRecords } from '../load/site-records';
import { visitsOf } from '../load/visits';
import type { Product } from '../product';
import { table } from '../report';
import { percentile } from '../statistics';
import type { MeasureSection } from './section';

const SEED = 2026;
const CONNECTIONS = 32;
/** Share of the site's maximum throughput used as the arrival rate; above it, queues grow. */
const RATE_SHARE = 0.6;

const PROBLEMS_SHOWN = 5;
const NOTE = `Pages are rendered by the server, calls are requests of pages in the browser. ${CONNECTIONS} connections first measure the maximum throughput; then requests arrive at random times at a fixed rate. There is no CDN; files would be served by it and are not requested. CPU is of the shell's workers; the backend's includes its embedded database. Processor time per visit is the figure that a busy machine affects least.`;

interface LoadPeriod {
  readonly workers: number;
  readonly how: string;
  readonly load: Load;
  readonly shell: ShellFigures;
  /** Seconds of the backend's processor time, its database included. */
  readonly backend: number;
}

const measurePeriod = async (origin: string, backendPid: number, work: () => Promise<Load>) => {
  const [before, used] = [await readShellFigures(origin), await processorSeconds(backendPid)];
  const load = await work();
  const backend = (await processorSeconds(backendPid)) - used;
  return { load, shell: difference(before, await readShellFigures(origin)), backend };
};

const measureWorkers = async (
  product: Product,
  records: SiteRecords,
  workers: number,
  seconds: number,
): Promise<LoadPeriod[]> => {
  const shell = await product.shell('ours', { WORKERS: String(workers) });
  try {
    const next = visitsOf(records, seeded(SEED));
    await runAtFullLoad(shell.origin, next, { seconds: seconds / 2, connections: CONNECTIONS });
    const full = await measurePeriod(shell.origin, product.backendPid, () =>
      runAtFullLoad(shell.origin, next, { seconds, connections: CONNECTIONS }),
    );
    const aSecond = (RATE_SHARE * full.load.answers.length) / full.load.seconds;
    const paced = await measurePeriod(shell.origin, product.backendPid, () =>
      runAtFixedRate(shell.origin, next, { seconds, aSecond, random: seeded(SEED) }),
    );
    return [
      { workers, how: 'maximum', ...full },
      { workers, how: `${RATE_SHARE * 100} % of maximum`, ...paced },
    ];
  } finally {
    await shell.stop();
  }
};

const problems = ({ answers }: Load): string[] => answers.flatMap(({ problem }) => problem ?? []);

const row = ({ workers, how, load, shell, backend }: LoadPeriod) => {
  const { seconds, answers, visits, pages } = load;
  const times = (kind: 'page' | 'call') =>
    answers.filter((answer) => answer.kind === kind).map(({ milliseconds }) => milliseconds);
  const percentiles = (values: readonly number[]) =>
    [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  const served = shell.hit + shell.stale + shell.miss;
  return [
    String(workers),
    how,
    visits / seconds,
    pages / seconds,
    answers.length / seconds,
    ...percentiles(times('page')),
    ...percentiles(times('call')),
    problems(load).length,
    `${Math.round((100 * (shell.hit + shell.stale)) / served)} %`,
    (100 * shell.processor) / seconds / workers,
    (1_000 * shell.processor) / visits,
    (1_000 * backend) / visits,
  ];
};

/** Plays results day against one worker and several. */
export const loadSection: MeasureSection = async ({ product, quick }) => {
  const records = await readSiteRecords(product.origin);
  const found: LoadPeriod[] = [];
  for (const workers of quick ? [2] : [1, 2]) {
    found.push(...(await measureWorkers(product, records, workers, quick ? 8 : 30)));
  }
  return {
    title: 'Results day (visits to the whole catalogue; load generator and backend on the same machine)',
    table: table(
      [
        'workers',
        'load',
        'visits/s',
        'pages viewed/s',
        'requests/s',
        'page p50 ms',
        'p95',
        'p99',
        'call p50 ms',
        'p95',
        'p99',
        'failed',
        'page cache',
        'CPU % a worker',
        'ms/visit',
        'backend ms/visit',
      ],
      found.map(row),
    ),
    note: [NOTE, ...found.flatMap(({ load }) => problems(load)).slice(0, PROBLEMS_SHOWN)].join('\n'),
    verdicts: found.map(({ workers, how, load }) =>
      atMost(`failed requests, ${workers} workers, ${how}`, problems(load).length, BUDGETS.failedRequests),
    ),
    data: found.map(({ load, ...stretch }) => ({
      ...stretch,
      ...load,
      answers: load.answers.length,
      problems: problems(load),
    })),
  };
};
