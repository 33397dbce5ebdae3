import { loaderContext } from '@signpost/api-client/testing';
import { openPage, servePage } from '@signpost/federation/conformance/testing';
import { getUserInfo } from '@signpost/identity';
import { routes } from '../routes';
import { fakeAccountService } from './account';

export { addressOf, errorOf, headOf } from '@signpost/federation/conformance/testing';

fakeAccountService();

/** Loader context: a store whose API is at this address. */
export const contextFor = (apiBase: string) => loaderContext(apiBase, { markdown: async (source) => source });

/** Returns the server response for a page, with the API at this address. */
export const serve = (address: string, apiBase: string) => servePage(routes, address, contextFor(apiBase));

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = async (address: string, apiBase: string) => {
  // Loads the user info beforehand, so that it does not arrive in the middle of a test.
  await getUserInfo();
  return openPage(routes, address, contextFor(apiBase));
};
