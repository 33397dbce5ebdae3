import type { SearchService } from '@signpost/api-client/base';
import type { Config } from '../config';

/** The settings of Algolia, which replaces the embedded search service. */
export interface Algolia {
  readonly applicationId: string;
  /** The search-only key; every visitor can read it. */
  readonly searchKey: string;
  /** The suffix of index names on hosts that are not the production host. */
  readonly indexSuffix: string | undefined;
  /** Origins that replace Algolia's own hosts. */
  readonly hosts: readonly string[] | undefined;
}

/** Returns the configured Algolia settings; undefined for the embedded service. */
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

/** Returns the search service for stores on the server and in browsers. */
export const algoliaService = (
  { applicationId, searchKey, hosts }: Algolia,
  suffix: string,
): SearchService => ({
  url: hosts?.[0] ?? readHost(applicationId),
  parameters: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
  ...(hosts && { hosts }),
  suffix,
});

/** Returns the origins for the content security policy: the configured hosts, or those that the official client calls. */
export const algoliaOrigins = ({ applicationId, hosts }: Algolia): readonly string[] =>
  hosts ?? [
    readHost(applicationId),
    ...[1, 2, 3].map((host) => `https://${applicationId.toLowerCase()}-${host}.algolianet.com`),
  ];
