import { pause } from '../background';
import { load, post, type LoadResult } from '../load';
import { factProbe, lossProbe } from '../probes/fact-probe';
import { pageProbe } from '../probes/page-probes';
import { isWithinTolerance } from '../latency-tolerance';
import { STANDING } from '../regions';
import type { Scenario } from '../scenario';
import type { ChaosSite } from '../site/site';

const SEARCH = '/search/1/indexes/*/queries';

/** The most expensive query that the search service allows: every attribute of a thousand hits, highlighted. */
const COSTLY = JSON.stringify({
  requests: Array.from({ length: 6 }, (_, at) => ({
    indexName: 'd10_courses',
    query: 'aeiou'[at % 5],
    hitsPerPage: 1_000,
    attributesToHighlight: ['*'],
  })),
});

/** Concurrent costly searches of one client. Six of them make far fewer calls a minute than the limit. */
const CONCURRENCY = 6;

/** Pages that need a search, with queries that are not cached. */
const SEARCHES = ['/explore/search/courses?q=law', '/explore/search/universities?q=bath', '/explore/courses'];

const VISITS = { rate: 4, seconds: 8 };

/**
 * Repeats the request as soon as it is answered, until the signal is aborted; waits a tenth of a second after
 * a refusal.
 */
const searchContinuously = async ({ url }: ChaosSite, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) if ((await post(url + SEARCH, COSTLY)) !== 200) await pause(100);
};

/**
 * One client that makes costly searches continuously. The twin uses the same backend, so that both shells are
 * slowed.
 */
export const costlySearches = (): Scenario => {
  let client: AbortController;
  let clients: Promise<unknown>;
  let before: LoadResult;
  let during: LoadResult;
  return {
    subject: 'search',
    fault: `one client makes ${CONCURRENCY} costly searches at a time`,
    unaffectedPages: STANDING,
    stages: [
      {
        when: 'visitors search',
        async begin(site) {
          client = new AbortController();
          before = await load(site.url, SEARCHES, VISITS);
          clients = Promise.all(
            Array.from({ length: CONCURRENCY }, () => searchContinuously(site, client.signal)),
          );
          during = await load(site.url, SEARCHES, VISITS);
        },
        probes: [
          lossProbe('pages of the search', () => during),
          factProbe('their response time', 'as before', () =>
            isWithinTolerance(during.p95, before.p95)
              ? 'as before'
              : `p95 ${Math.round(during.p95)} ms, before ${Math.round(before.p95)} ms`,
          ),
        ],
      },
    ],
    async end() {
      client.abort();
      await clients;
    },
    recoveryProbes: SEARCHES.map((page) => pageProbe(page)),
  };
};
