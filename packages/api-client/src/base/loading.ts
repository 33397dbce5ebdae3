import { createContext, data, type RouterContextProvider } from 'react-router-dom';
import { placeWaiting } from './cache-transfer';
import type { ApiError } from './errors';
import type { AppStore } from './store';

/** The router context key of the store of the request (server) or page (browser). */
export const storeContext = createContext<AppStore>();

/** The part of a loader's `context` that is needed to read the store. */
export type ContextReader = Pick<Readonly<RouterContextProvider>, 'get'>;

/** The dispatched result of `endpoint.initiate(arg)`. */
interface Running<Result> extends PromiseLike<{
  readonly data?: Result | undefined;
  readonly error?: unknown;
}> {
  unsubscribe(): void;
}

/** The return value of `endpoint.initiate(arg)`. */
export type Initiated<Result> = (
  dispatch: AppStore['dispatch'],
  getState: () => never,
  extra: unknown,
) => Running<Result>;

/** The data or error of a query, for loaders that handle errors themselves. */
export type Attempt<Result> = { readonly data: Result } | { readonly error: ApiError };

/**
 * Runs a query in the loader's store and returns its data or its error. In a browser the entry is then kept for the
 * cache's lifetime (K-06); on a server it lives as long as the request's store, without a timer that would retain it.
 */
export const attempt = async <Result>(
  context: ContextReader,
  query: Initiated<Result>,
): Promise<Attempt<Result>> => {
  const store = context.get(storeContext);
  placeWaiting(store);
  const running = store.dispatch(query as never) as unknown as Running<Result>;
  const { data: result, error } = await running;
  if (typeof window !== 'undefined') running.unsubscribe();
  return error === undefined ? { data: result as Result } : { error: error as ApiError };
};

/**
 * The router error response that a loader throws for a failed query, with the prefixed message and the status.
 */
export const errorResponse = ({ message, status }: ApiError) => data(message, { status });

/** Runs a query in the loader's store and returns its data; throws its `errorResponse`, 503 when unreachable. */
export const load = async <Result>(context: ContextReader, query: Initiated<Result>): Promise<Result> => {
  const outcome = await attempt(context, query);
  if ('data' in outcome) return outcome.data;
  throw errorResponse(outcome.error);
};
