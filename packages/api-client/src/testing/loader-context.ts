import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';

type StoreOptions = Parameters<typeof createStore>[0];

/** Returns the context of loaders: a store whose API is at this address, and which logs nothing by default. */
export const loaderContext = (
  apiBase: string,
  options: Omit<StoreOptions, 'apiBase'> = {},
): RouterContextProvider => {
  const store = createStore({ apiBase, report: () => undefined, ...options });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};
