import { renderMarkdown } from '@signpost/shared-ui/markdown/server';
import { createStore } from '@signpost/api-client/base';
import { EMBEDDED_SEARCH, indexSuffix } from '@signpost/api-client/search';
import type { RenderEnvironment, RenderInput } from './render-page';

/** The search service where it is not the usual one: hosts that are not the public one have indexes of their own. */
export const searchOf = ({ host }: URL, { productionHost }: RenderEnvironment) => {
  const suffix = indexSuffix(host, productionHost);
  return suffix ? { ...EMBEDDED_SEARCH, suffix } : undefined;
};

/** The store of one request, on the way to the API that all of them take. */
export const requestStore = (
  { url, requestId }: Pick<RenderInput, 'url' | 'requestId'>,
  environment: RenderEnvironment,
) => {
  return createStore({
    apiBase: environment.backend,
    search: searchOf(url, environment),
    memory: environment.memory,
    markdown: renderMarkdown,
    headers: { 'x-request-id': requestId },
    ...(environment.ask && { fetch: environment.ask }),
    report: (message, detail) => environment.onReport(message, detail, requestId),
  });
};
