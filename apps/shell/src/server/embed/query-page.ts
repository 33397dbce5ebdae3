import { currentLanguage } from '@signpost/language/runtime';
import { RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import { storeContext } from '@signpost/api-client/base';
import { ownerOf } from '../../app/owner-of-path';
import { gatherFailures } from '../render/failures/page-failures';
import type { RenderEnvironment, RenderInput } from '../render/render-environment';
import { requestStore } from '../render/request-store';
import { handlerFor } from '../render/site-handler';

/** What a page's loaders returned, and whether all API calls succeeded. */
export interface QueriedPage {
  readonly context: StaticHandlerContext;
  readonly complete: boolean;
}

/**
 * Runs the loaders of a remote's page without rendering it, for an address in the current language. Returns undefined for
 * an address that redirects or that no remote owns.
 */
export const queryPage = async (
  input: Pick<RenderInput, 'url' | 'signal' | 'remotes' | 'requestId'>,
  environment: RenderEnvironment,
): Promise<QueriedPage | undefined> => {
  const { url, signal, remotes } = input;
  const owner = ownerOf(remotes.remotes, url.pathname);
  if (!owner) return undefined;
  const requestContext = new RouterContextProvider();
  const failures = gatherFailures();
  requestContext.set(storeContext, requestStore(input, environment, failures));
  const context = await handlerFor(owner, 'site', currentLanguage()).query(new Request(url, { signal }), {
    requestContext,
  });
  if (context instanceof Response) return undefined;
  return { context, complete: failures.outcome(context.statusCode).kind === 'complete' };
};
