import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { openPage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, headOf } from '@signpost/federation/conformance/testing';

/** What loaders work with: a store that asks the API at this address. */
export const contextFor = (apiBase: string): RouterContextProvider => {
  const store = createStore({ apiBase, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** A page as a visitor sees it, asking the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, contextFor(apiBase));
