import { atMost, BUDGETS } from '../budgets';
import { arrivals, crowd, type Load } from '../load/generator';
import { processorTime } from '../load/process-time';
import { seeded } from '../load/random';
import { between, readShellFigures, type ShellFigures } from '../load/shell-figures';
import { readSiteRecords, type SiteRecords } from '../load/site-records';
import { visitsOf } from '../load/visits';
import type { Product } from '../product';
import { table } from '../report';
import { percentile } from '../statistics';
import type { MeasureSection } from './section';

const SEED = 2026;
const CONNECTIONS = 32;
/** Part of what the site can do at most that a country is let in with: beyond, queues grow. */
const PACE = 0.6;

const PROBLEMS_SHOWN = 5;
const NOTE = `Pages are rendered by the server, calls are what pages in the browser ask. ${CONNECTIONS} connections ask for all the site can give; then requests come at chance moments, whether it keeps up or not. No CDN stands in front; files would come from there and are not asked for. CPU is of the shell's workers; the backend's includes its embedded database. How much time a visit costs is the figure that a busy machine disturbs least.`;

interface Stretch {
  readonly workers: number;
  readonly how: string;
  readonly load: Load;
  readonly shell: ShellFigures;
  /** Seconds of the backend's processor time, its database included. */
  readonly backend: number;
}

const watched = async (origin: string, backendPid: number, work: () => Promise<Load>) => {
  const [before, used] = [await readShellFigures(origin), await processorTime(backendPid)];
  const load = await work();
  const backend = (await processorTime(backendPid)) - used;
  return { load, shell: between(before, await readShellFigures(origin)), backend };
};

const measureWorkers = async (
  product: Product,
  records: SiteRecords,
  workers: number,
  seconds: number,
): Promise<Stretch[]> => {
  const shell = await product.shell('ours', { WORKERS: String(workers) });
  try {
    const next = visitsOf(records, seeded(SEED));
    await crowd(shell.origin, next, { seconds: seconds / 2, connections: CONNECTIONS });
    const most = await watched(shell.origin, product.backendPid, () =>
      crowd(shell.origin, next, { seconds, connections: CONNECTIONS }),
    );
    const aSecond = (PACE * most.load.answers.length) / most.load.seconds;
    const paced = await watched(shell.origin, product.backendPid, () =>
      arrivals(shell.origin, next, { seconds, aSecond, random: seeded(SEED) }),
    );
    return [
      { workers, how: 'all it can', ...most },
      { workers, how: `${PACE * 100} % of that`, ...paced },
    ];
  } finally {
    await shell.stop();
  }
};

const problems = ({ answers }: Load): string[] => answers.flatMap(({ problem }) => problem ?? []);

const row = ({ workers, how, load, shell, backend }: Stretch) => {
  const { seconds, answers, visits, pages } = load;
  const times = (kind: 'page' | 'call') =>
    answers.filter((answer) => answer.kind === kind).map(({ milliseconds }) => milliseconds);
  const three = (values: readonly number[]) => [0.5, 0.95, 0.99].map((share) => percentile(values, share));
  const served = shell.hit + shell.stale + shell.miss;
  return [
    String(workers),
    how,
    visits / seconds,
    pages / seconds,
    answers.length / seconds,
    ...three(times('page')),
    ...three(times('call')),
    problems(load).length,
    `${Math.round((100 * (shell.hit + shell.stale)) / served)} %`,
    (100 * shell.processor) / seconds / workers,
    (1_000 * shell.processor) / visits,
    (1_000 * backend) / visits,
  ];
};

/** Plays the day of results against one worker and several. */
export const loadSection: MeasureSection = async ({ product, quick }) => {
  const records = await readSiteRecords(product.origin);
  const found: Stretch[] = [];
  for (const workers of quick ? [2] : [1, 2]) {
    found.push(...(await measureWorkers(product, records, workers, quick ? 8 : 30)));
  }
  return {
    title: 'Day of results (visits to the whole catalogue; load generator and backend on the same machine)',
    table: table(
      [
        'workers',
        'load',
        'visits/s',
        'pages seen/s',
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
