import { startAlgolia, type AlgoliaMood, type AlgoliaStandIn } from '@signpost/api-client/testing';
import type { Prepared } from './site';

const HIT = { objectID: 'law', title: 'Law', url: '/explore/subjects/law', summary: 'A record.' };

let hosts: readonly AlgoliaStandIn[] = [];

/** Sets what the first and the second of Algolia's hosts do. */
export const behaveAsAlgolia = (first: AlgoliaMood, second: AlgoliaMood): void => {
  hosts[0]?.behave(first);
  hosts[1]?.behave(second);
};

/** Starts two stand-ins for Algolia's hosts, which the faulty shell uses for its searches. */
export const prepareAlgolia = async (): Promise<Prepared> => {
  hosts = [await startAlgolia([HIT]), await startAlgolia([HIT])];
  return {
    settings: {
      ALGOLIA_APPLICATION_ID: 'STANDIN',
      ALGOLIA_SEARCH_KEY: 'search-only',
      ALGOLIA_HOSTS: hosts.map(({ origin }) => origin).join(' '),
    },
    undo: async () => void (await Promise.all(hosts.map((host) => host.close()))),
  };
};
