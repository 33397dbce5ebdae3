import type { AlgoliaMood } from '@signpost/api-client/testing';
import { pageInBrowser } from '../../probes/browser-probes';
import { errorScreen, PAGE, pageProbe } from '../../probes/page-probes';
import { STANDING } from '../../regions';
import type { Scenario } from '../../scenario';
import { behaveAsAlgolia } from '../../site/algolia-hosts';

const SEARCH = '/explore/search/courses?q=law';

interface AlgoliaFault {
  readonly fault: string;
  readonly moods: readonly [first: AlgoliaMood, second: AlgoliaMood];
  /** The page of results, rendered by the server. */
  readonly expected: string;
}

/** With another host that answers, visitors notice nothing. */
const FAULTS: readonly AlgoliaFault[] = [
  { fault: 'the first host cuts connections', moods: ['reset', 'answer'], expected: PAGE },
  { fault: 'the first host hangs', moods: ['hang', 'answer'], expected: PAGE },
  { fault: 'every host cuts connections', moods: ['reset', 'reset'], expected: errorScreen(503) },
  { fault: 'every host hangs', moods: ['hang', 'hang'], expected: errorScreen(504) },
  { fault: 'every host answers 429', moods: [429, 429], expected: errorScreen(503) },
];

/** Algolia, where it is configured in place of the embedded search, fails in each way. */
export const algoliaScenarios = (): Scenario[] =>
  FAULTS.map(({ fault, moods, expected }) => ({
    subject: 'Algolia',
    fault,
    unaffectedPages: STANDING,
    stages: [
      {
        when: 'visitors search',
        begin: async () => behaveAsAlgolia(...moods),
        probes: [pageProbe(SEARCH, expected), pageInBrowser('/cookies', PAGE)],
      },
    ],
    end: async () => behaveAsAlgolia('answer', 'answer'),
    recoveryProbes: [pageProbe(SEARCH)],
  }));
