import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { openPage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, headOf } from '@signpost/federation/conformance/testing';

/** Loader context: a store whose API is at this address. */
export const contextFor = (apiBase: string): RouterContextProvider => {
  const store = createStore({ apiBase, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, contextFor(apiBase));
