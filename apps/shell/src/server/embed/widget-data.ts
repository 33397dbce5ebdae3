import { RouterContextProvider } from 'react-router-dom';
import { ownerOf } from '../../app/owner-of-path';
import { isChromeless } from '../../app/current-page';
import type { RenderEnvironment, RenderInput } from '../render/render-environment';
import { gatherFailures } from '../render/failures/page-failures';
import { requestStore } from '../render/request-store';
import { handlerFor } from '../render/site-handler';
import { storeContext } from '@signpost/api-client/base';

/** The loader data of a widget's page, or the problem to report instead. */
export type WidgetData =
  | {
      readonly status: number;
      readonly data: unknown;
      /** Whether all API calls succeeded. */
      readonly complete: boolean;
    }
  | { readonly status: number; readonly problem: string };

const NOT_FOUND: WidgetData = { status: 404, problem: 'No widget is at this address' };

const problemOf = (error: unknown): WidgetData => {
  const { status = 500, data } = error instanceof Error ? {} : (error as { status?: number; data?: unknown });
  return { status, problem: typeof data === 'string' ? data : 'Something on our side did not work' };
};

/**
 * Runs the loader of the widget page at an address and returns its data, so that a widget in another site needs only one
 * request. Returns a 404 for other pages.
 */
export const widgetData = async (
  input: Pick<RenderInput, 'url' | 'signal' | 'remotes' | 'requestId'>,
  environment: RenderEnvironment,
): Promise<WidgetData> => {
  const { url, signal, remotes, requestId } = input;
  const owner = ownerOf(remotes.remotes, url.pathname);
  if (!owner) return NOT_FOUND;
  const requestContext = new RouterContextProvider();
  const failures = gatherFailures();
  requestContext.set(storeContext, requestStore(input, environment, failures));
  const context = await handlerFor(owner, 'site').query(new Request(url, { signal }), { requestContext });
  if (context instanceof Response) return NOT_FOUND;
  const [error] = Object.values(context.errors ?? {});
  if (error instanceof Error) environment.onError(error, requestId);
  if (error !== undefined) return problemOf(error);
  if (!isChromeless(context.matches)) return NOT_FOUND;
  const page = context.matches.at(-1)?.route.id ?? '';
  const complete = failures.outcome(context.statusCode).kind === 'complete';
  return { status: context.statusCode, data: context.loaderData[page] as unknown, complete };
};
