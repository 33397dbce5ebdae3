import { renderMarkdown } from '@signpost/shared-ui/markdown/server';
import { createStore } from '@signpost/api-client/base';
import { EMBEDDED_SEARCH, indexSuffix } from '@signpost/api-client/search';
import { algoliaService } from '../search/algolia';
import type { PageFailures } from './page-failures';
import type { RenderEnvironment, RenderInput } from './render-environment';

/** The search service that a page asks, where it is not the embedded one or its indexes are those of production (K-10). */
export const searchOf = (
  { host }: URL,
  { productionHost, algolia }: Pick<RenderEnvironment, 'productionHost' | 'algolia'>,
) => {
  const suffix = indexSuffix(host, productionHost, algolia?.indexSuffix);
  if (algolia) return algoliaService(algolia, suffix);
  return suffix ? { ...EMBEDDED_SEARCH, suffix } : undefined;
};

/**
 * The store of one request, on the way to the API that all of them take. Of what the visitor sent, the API gets the
 * address' own words and the request id alone. `failures` hears of every call that failed.
 */
export const requestStore = (
  { url, requestId }: Pick<RenderInput, 'url' | 'requestId'>,
  environment: RenderEnvironment,
  failures: Pick<PageFailures, 'onProblem' | 'follow'>,
) => {
  const store = createStore({
    apiBase: environment.backend,
    search: searchOf(url, environment),
    memory: environment.memory,
    markdown: renderMarkdown,
    headers: { 'x-request-id': requestId },
    ...(environment.ask && { fetch: environment.ask }),
    report: (message, detail) => environment.onReport(message, detail, requestId),
    onProblem: failures.onProblem,
  });
  failures.follow(store);
  return store;
};
