import { configure } from '@testing-library/react';
import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { openPage, servePage } from '@signpost/federation/conformance/testing';
import { getUserInfo } from '@signpost/identity';
import { routes } from '../routes';
import { standInForAccounts } from './account';

export { addressOf, errorOf, headOf } from '@signpost/federation/conformance/testing';

standInForAccounts();
// A busy machine is no fault of the page.
configure({ asyncUtilTimeout: 5000 });

/** What loaders work with: a store that asks the API at this address. */
export const contextFor = (apiBase: string): RouterContextProvider => {
  const store = createStore({ apiBase, report: () => undefined, markdown: async (source) => source });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** What a server would answer with, asking the API at this address. */
export const serve = (address: string, apiBase: string) => servePage(routes, address, contextFor(apiBase));

/** A page as a visitor sees it, asking the API at this address. */
export const open = async (address: string, apiBase: string) => {
  // What is known already does not arrive in the middle of a test.
  await getUserInfo();
  return openPage(routes, address, contextFor(apiBase));
};
