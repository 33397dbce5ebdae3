import { renderMarkdown } from '@signpost/shared-ui/markdown/server';
import { createStore } from '@signpost/api-client/base';
import { EMBEDDED_SEARCH, indexSuffix } from '@signpost/api-client/search';
import { algoliaService } from '../search/algolia';
import type { PageFailures } from './failures/page-failures';
import type { RenderEnvironment, RenderInput } from './render-environment';

/**
 * Returns the search service of a page: Algolia, or the embedded service with an index suffix (K-10). Undefined for the
 * embedded service without a suffix.
 */
export const searchOf = (
  { host }: URL,
  { productionHost, algolia }: Pick<RenderEnvironment, 'productionHost' | 'algolia'>,
) => {
  const suffix = indexSuffix(host, productionHost, algolia?.indexSuffix);
  if (algolia) return algoliaService(algolia, suffix);
  return suffix ? { ...EMBEDDED_SEARCH, suffix } : undefined;
};

/**
 * Creates the store of one request. Of the visitor's request, the API receives only values from the address and the
 * request id. Failed calls are recorded in `failures`.
 */
export const requestStore = (
  { url, requestId }: Pick<RenderInput, 'url' | 'requestId'>,
  environment: RenderEnvironment,
  failures: Pick<PageFailures, 'onProblem' | 'follow'>,
) => {
  const store = createStore({
    apiBase: environment.backend,
    search: searchOf(url, environment),
    responseCache: environment.responseCache,
    markdown: renderMarkdown,
    headers: { 'x-request-id': requestId },
    ...(environment.ask && { fetch: environment.ask }),
    report: (message, detail) => environment.onReport(message, detail, requestId),
    onProblem: failures.onProblem,
  });
  failures.follow(store);
  return store;
};
