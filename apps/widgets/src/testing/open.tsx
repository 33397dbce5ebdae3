import { loaderContext } from '@signpost/api-client/testing';
import { openPage, servePage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, handleOf, headOf } from '@signpost/federation/conformance/testing';

const contextFor = (apiBase: string) =>
  loaderContext(apiBase, { markdown: async (text) => `<p>${text}</p>` });

/** Returns the status of the server response, with the API at this address. */
export const statusOf = async (address: string, apiBase: string): Promise<number> =>
  (await servePage(routes, address, contextFor(apiBase))).statusCode;

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, contextFor(apiBase));
