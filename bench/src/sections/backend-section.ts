import {
  measureCostlySearches,
  measureLists,
  measureSearch,
  type CostlyFigures,
  type ListFigures,
} from '../measurements/backend';
import { atMost, BUDGETS, type Verdict } from '../budgets';
import { table } from '../report';
import type { SectionResult } from './section';

const rowOf = (name: string, { list, start }: ListFigures) => [
  name,
  list.p50,
  list.p95,
  list.paced.p50,
  list.paced.p95,
  list.rps,
  start.seconds,
];

const verdictsOf = (name: string, { list, start }: ListFigures): Verdict[] => [
  atMost(`course list at 50 requests/s, ${name}`, list.paced.p95 / 1000, BUDGETS.listSeconds, 's'),
  atMost(`backend ready, ${name}`, start.seconds, BUDGETS.backendReadySeconds, 's'),
];

const costlyTable = ({ alone, beside }: CostlyFigures): string =>
  table(
    ['beside 20 costly searches/s', 'alone p50 ms', 'p95 ms', 'beside p50 ms', 'p95 ms', 'times p95'],
    (['other', 'search'] as const).map((kind) => [
      kind === 'other' ? 'requests that do not search' : 'ordinary searches',
      alone[kind].p50,
      alone[kind].p95,
      beside[kind].p50,
      beside[kind].p95,
      beside[kind].p95 / alone[kind].p95,
    ]),
  );

/** Measures the backend with 35,000 courses, on the embedded database and on the server of DATABASE_URL if set. */
export const measureBackend = async (): Promise<SectionResult> => {
  const server = process.env['DATABASE_URL'];
  const embedded = await measureLists(undefined);
  const postgres = server ? await measureLists(server) : undefined;
  const search = await measureSearch();
  const costly = await measureCostlySearches();
  const databases = [
    ['embedded', embedded],
    ...(postgres ? [['PostgreSQL', postgres] as const] : []),
  ] as const;
  const lists = table(
    ['35,000 courses', 'list p50 ms', 'p95 ms', 'at 50/s p50 ms', 'p95 ms', 'requests/s', 'ready s'],
    databases.map(([name, figures]) => rowOf(name, figures)),
  );
  const searches = table(
    [`${search.documents} documents`, 'p50 ms', 'p95 ms', 'p99 ms', 'build ms'],
    [['search', search.own.p50, search.own.p95, search.own.p99, search.own.buildMs]],
  );
  return {
    title: 'Backend (every list filtered, sorted, paged and counted; no two alike)',
    table: `${lists}\n\n${searches}\n\n${costlyTable(costly)}`,
    note: 'Searches are typed letter by letter, with a typing error and three facets. DATABASE_URL also measures a PostgreSQL server, in a new database that is dropped afterwards.',
    verdicts: [
      ...databases.flatMap(([name, figures]) => verdictsOf(name, figures)),
      atMost('search as typed', search.own.p95 / 1000, BUDGETS.searchSeconds, 's'),
      atMost(
        'other requests beside costly searches, p95',
        costly.beside.other.p95 / costly.alone.other.p95,
        BUDGETS.timesBesideCostly,
        '×',
      ),
    ],
    data: { embedded, postgres, search, costly },
  };
};
