import { loaderContext } from '@signpost/api-client/testing';
import { openPage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, headOf } from '@signpost/federation/conformance/testing';

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, loaderContext(apiBase));
