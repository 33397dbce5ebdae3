import { pause } from '../../background';
import { compare, type Comparison } from '../../latency-tolerance';
import { load, post, type LoadResult } from '../../load';
import { factProbe, lossProbe } from '../../probes/fact-probe';
import { pageProbe } from '../../probes/page-probes';
import { STANDING } from '../../regions';
import type { Scenario } from '../../scenario';
import type { ChaosSite } from '../../site/site';
import { until } from '../../site/until';

const SEARCH = '/search/1/indexes/*/queries';

/**
 * About the most expensive call that the search service allows: six searches whose hits have some 9,000
 * highlighted values together. It refuses more than 10,000.
 */
const COSTLY = JSON.stringify({
  requests: Array.from({ length: 6 }, (_, at) => ({
    indexName: 'd10_courses',
    query: 'aeiou'[at % 5],
    hitsPerPage: 60,
    attributesToHighlight: ['*'],
  })),
});

/** A public address, as the shell gets it from a proxy that it trusts: calls of this machine are not limited. */
const CLIENT = { 'x-forwarded-for': '203.0.113.9' };

/** Concurrent costly searches of one client. Six of them make far fewer calls a minute than the limit. */
const CONCURRENCY = 6;

/** The time for which calls may occupy the backend is counted in minutes. */
const REFUSAL_TIMEOUT_MS = 60_000;

/** Milliseconds that a visitor's page may take while the client is not refused yet. */
const MAX_P95_MS = 500;

/** Pages that need a search, with queries that are not cached. */
const SEARCHES = ['/explore/search/courses?q=law', '/explore/search/universities?q=bath', '/explore/courses'];

const WINDOW = { rate: 8, seconds: 6 };
const WINDOWS = 3;

const visitSearches = async ({ url }: ChaosSite): Promise<LoadResult[]> => {
  const windows: LoadResult[] = [];
  while (windows.length < WINDOWS) windows.push(await load(url, SEARCHES, WINDOW));
  return windows;
};

/** Visits of the search pages, compared with those before the fault. */
const compareWith = (before: readonly LoadResult[], now: readonly LoadResult[]): Comparison =>
  compare(now.map((rest, index) => ({ rest, twin: before[index] ?? rest })));

interface Client {
  /** The statuses of its calls so far. */
  readonly statuses: readonly number[];
  stop(): Promise<void>;
}

/**
 * A client that repeats each request as soon as it is answered, and waits a tenth of a second after a refusal.
 */
const startClient = ({ url }: ChaosSite): Client => {
  const statuses: number[] = [];
  let isStopped = false;
  const searchContinuously = async () => {
    while (!isStopped) {
      const status = await post(url + SEARCH, COSTLY, CLIENT);
      statuses.push(status);
      if (status !== 200) await pause(100);
    }
  };
  const searches = Promise.all(Array.from({ length: CONCURRENCY }, searchContinuously));
  return {
    statuses,
    async stop() {
      isStopped = true;
      await searches;
    },
  };
};

const p95Of = ({ rest }: Comparison) => `p95 ${Math.round(rest.p95)} ms`;

/**
 * One client that makes costly searches continuously. The twin uses the same backend, so that both shells are
 * slowed.
 */
export const costlySearches = (): Scenario => {
  let client: Client | undefined;
  let before: readonly LoadResult[];
  let during: Comparison;
  let refused: Comparison;
  return {
    subject: 'search',
    fault: `one client makes ${CONCURRENCY} costly searches at a time`,
    unaffectedPages: STANDING,
    stages: [
      {
        when: 'visitors search',
        async begin(site) {
          before = await visitSearches(site);
          const started = startClient(site);
          client = started;
          during = compareWith(before, [await load(site.url, SEARCHES, WINDOW)]);
          const isRefused = async () => started.statuses.includes(429);
          await until('the client is refused', isRefused, REFUSAL_TIMEOUT_MS).catch(() => undefined);
          refused = compareWith(before, await visitSearches(site));
        },
        probes: [
          factProbe("the client's calls", 'answered, later refused with 429', () => {
            const [first] = client?.statuses ?? [];
            const others = [...new Set(client?.statuses)].filter((status) => ![200, 429].includes(status));
            const isBounded = first === 200 && client?.statuses.includes(429) && others.length === 0;
            return isBounded
              ? 'answered, later refused with 429'
              : `first ${first}, others ${[...new Set(client?.statuses)].join(', ')}`;
          }),
          lossProbe('pages of the search, until it is refused', () => during.rest),
          factProbe('their response time', `p95 at most ${MAX_P95_MS} ms`, () =>
            during.rest.p95 <= MAX_P95_MS ? `p95 at most ${MAX_P95_MS} ms` : p95Of(during),
          ),
          lossProbe('pages of the search, once it is refused', () => refused.rest),
          factProbe('their response time then', 'as before', () =>
            refused.level ? 'as before' : `${p95Of(refused)}, before ${Math.round(refused.twin.p95)} ms`,
          ),
        ],
      },
    ],
    end: async () => client?.stop(),
    recoveryProbes: SEARCHES.map((page) => pageProbe(page)),
  };
};
