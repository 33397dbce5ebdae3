import type { SearchService } from '@signpost/api-client/base';
import type { Config } from '../config';

/** Algolia in place of the embedded search service. */
export interface Algolia {
  readonly applicationId: string;
  /** The search-only key; every visitor can read it. */
  readonly searchKey: string;
  /** What index names end with on hosts that are not the production host. */
  readonly indexSuffix: string | undefined;
  /** Origins to ask in place of Algolia's own hosts. */
  readonly hosts: readonly string[] | undefined;
}

/** Algolia as the configuration names it; nothing where searches go to the embedded service. */
export const algoliaOf = (config: Config): Algolia | undefined =>
  config.ALGOLIA_APPLICATION_ID && config.ALGOLIA_SEARCH_KEY
    ? {
        applicationId: config.ALGOLIA_APPLICATION_ID,
        searchKey: config.ALGOLIA_SEARCH_KEY,
        indexSuffix: config.ALGOLIA_INDEX_SUFFIX,
        hosts: config.ALGOLIA_HOSTS,
      }
    : undefined;

const readHost = (applicationId: string): string => `https://${applicationId.toLowerCase()}-dsn.algolia.net`;

/** The service that stores ask, on the server and in browsers. */
export const algoliaService = (
  { applicationId, searchKey, hosts }: Algolia,
  suffix: string,
): SearchService => ({
  url: hosts?.[0] ?? readHost(applicationId),
  parameters: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
  ...(hosts && { hosts }),
  suffix,
});

/** The origins that browsers ask, for the content security policy: the named hosts, or those the official client goes to. */
export const algoliaOrigins = ({ applicationId, hosts }: Algolia): readonly string[] =>
  hosts ?? [
    readHost(applicationId),
    ...[1, 2, 3].map((host) => `https://${applicationId.toLowerCase()}-${host}.algolianet.com`),
  ];
