import { pause } from '../background';
import { load, post, type Met } from '../load';
import { factLook, lossLook } from '../looks/fact-look';
import { pageLook } from '../looks/page-looks';
import { isLevel } from '../pace';
import { STANDING } from '../regions';
import type { Scenario } from '../scenario';
import type { ChaosSite } from '../site/site';

const SEARCH = '/search/1/indexes/*/queries';

/** What the search service allows to be asked for, and costs most: every attribute of a thousand hits, marked. */
const COSTLY = JSON.stringify({
  requests: Array.from({ length: 6 }, (_, at) => ({
    indexName: 'd10_courses',
    query: 'aeiou'[at % 5],
    hitsPerPage: 1_000,
    attributesToHighlight: ['*'],
  })),
});

/** Costly searches of the one client at a time. Six of them take far fewer calls a minute than it is allowed. */
const AT_ONCE = 6;

/** Pages that are made with a search, which nobody has made before. */
const SEARCHES = ['/explore/search/courses?q=law', '/explore/search/universities?q=bath', '/explore/courses'];

const VISITS = { rate: 4, seconds: 8 };

/** Asks again as soon as it is answered, until the signal is aborted; a tenth of a second later when it was refused. */
const askOnAndOn = async ({ url }: ChaosSite, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) if ((await post(url + SEARCH, COSTLY)) !== 200) await pause(100);
};

/** One client that makes costly searches, on and on. The backend is the twin's as well, so that both shells are slowed. */
export const costlySearches = (): Scenario => {
  let client: AbortController;
  let clients: Promise<unknown>;
  let before: Met;
  let met: Met;
  return {
    subject: 'search',
    fault: `one client makes ${AT_ONCE} costly searches at a time`,
    others: STANDING,
    stages: [
      {
        when: 'visitors search',
        async begin(site) {
          client = new AbortController();
          before = await load(site.url, SEARCHES, VISITS);
          clients = Promise.all(Array.from({ length: AT_ONCE }, () => askOnAndOn(site, client.signal)));
          met = await load(site.url, SEARCHES, VISITS);
        },
        looks: [
          lossLook('pages of the search', () => met),
          factLook('their pace', 'that of before', () =>
            isLevel(met.p95, before.p95)
              ? 'that of before'
              : `p95 ${Math.round(met.p95)} ms, before ${Math.round(before.p95)} ms`,
          ),
        ],
      },
    ],
    async end() {
      client.abort();
      await clients;
    },
    well: SEARCHES.map((page) => pageLook(page)),
  };
};
