import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// The tests with faults start the shipped configuration in the same way.
import { startEdge, whyNoEdge } from '@signpost/e2e/chaos/site/edge';
import { atMost, BUDGETS } from '../budgets';
import { readEdgeLog, type EdgeFigures } from '../load/edge-log';
import { runAtFullLoad, type Load } from '../load/generator';
import { processorSeconds } from '../load/process-time';
import { seeded } from '../load/random';
import { difference, readShellFigures } from '../load/shell-figures';
import { readSiteRecords, type SiteRecords } from '../load/site-records';
import { visitsOf } from '../load/visits';
import type { Product } from '../product';
import { percentOf, table } from '../report';
import type { MeasureSection } from './section';

const TITLE = 'Results day behind a CDN (nginx, load generator and backend on the same machine)';

const SEED = 2026;
const CONNECTIONS = 16;
const WORKERS = 2;

/** What is in front of the shells. */
const SETUPS = ['nothing', 'nginx as shipped', 'nginx, pages too'] as const;

interface Measured {
  readonly setup: (typeof SETUPS)[number];
  readonly load: Load;
  readonly edge: EdgeFigures;
  /** Seconds of the shells' and the backend's processor time. */
  readonly shell: number;
  readonly backend: number;
}

const measureSetup = async (
  product: Product,
  records: SiteRecords,
  setup: Measured['setup'],
  seconds: number,
): Promise<Measured> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-cdn-'));
  const shell = await product.shell('ours', { WORKERS: String(WORKERS) });
  const edge =
    setup === 'nothing'
      ? undefined
      : await startEdge(folder, [new URL(shell.origin).host], { pages: setup === 'nginx, pages too' });
  try {
    const next = visitsOf(records, seeded(SEED));
    const site = edge?.url ?? shell.origin;
    // The first requests fill the caches.
    const warm = await runAtFullLoad(site, next, { seconds: seconds / 2, connections: CONNECTIONS });
    const figures = await readShellFigures(shell.origin);
    const used = await processorSeconds(product.backendPid);
    const load = await runAtFullLoad(site, next, { seconds, connections: CONNECTIONS });
    const log = path.join(folder, 'nginx.log');
    return {
      setup,
      load,
      edge: edge
        ? await readEdgeLog(log, warm.answers.length + 1)
        : { answers: load.answers.length, cached: 0, cacheable: 0 },
      shell: difference(figures, await readShellFigures(shell.origin)).processor,
      backend: (await processorSeconds(product.backendPid)) - used,
    };
  } finally {
    await edge?.stop();
    await shell.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

const failed = ({ load }: Measured): number => load.answers.filter(({ problem }) => problem).length;

const row = (measured: Measured) => {
  const { setup, load, edge, shell, backend } = measured;
  const perVisit = (value: number) => value / load.visits;
  return [
    setup,
    load.visits,
    edge.answers,
    percentOf(edge.cacheable ? edge.cached / edge.cacheable : 0),
    percentOf(edge.cached / edge.answers),
    perVisit(edge.answers - edge.cached),
    perVisit(1_000 * shell),
    perVisit(1_000 * backend),
    failed(measured),
  ];
};

/** Plays results day through the shipped nginx as the CDN: what it keeps from the shells and the backend. */
export const cdnSection: MeasureSection = async ({ product, quick }) => {
  const missing = await whyNoEdge();
  if (missing) return { title: TITLE, table: `Not measured: ${missing}.`, verdicts: [], data: [] };
  const records = await readSiteRecords(product.origin);
  const measured: Measured[] = [];
  for (const setup of SETUPS) measured.push(await measureSetup(product, records, setup, quick ? 8 : 30));
  return {
    title: TITLE,
    table: table(
      [
        'in front',
        'visits',
        'requests',
        'cached of cacheable',
        'cached of all',
        'origin requests/visit',
        'shell ms/visit',
        'backend ms/visit',
        'failed',
      ],
      measured.map(row),
    ),
    note: 'The visits of `load`, without files, after half of the time to fill the caches. Searches are POSTs, which no cache keeps. More visitors in the same time meet a warmer cache.',
    verdicts: measured.map((each) =>
      atMost(`failed requests, ${each.setup}`, failed(each), BUDGETS.failedRequests),
    ),
    data: measured.map(({ load, ...rest }) => ({ ...rest, visits: load.visits, seconds: load.seconds })),
  };
};
