import { loaderContext } from '@signpost/api-client/testing';
import { openPage, servePage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, handleOf, headOf } from '@signpost/federation/conformance/testing';

/** Returns the server response for a page, with the API at this address. */
export const serve = (address: string, apiBase: string) => servePage(routes, address, loaderContext(apiBase));

/** Renders a page as a visitor sees it, with the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, loaderContext(apiBase));

/** Returns the query string that a browser without JavaScript sends for a GET form. */
export const sentBy = (form: HTMLFormElement): URLSearchParams => {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement && (element.type !== 'checkbox' || element.checked)) ||
      element instanceof HTMLSelectElement,
  );
  return new URLSearchParams(fields.filter(({ name }) => name).map(({ name, value }) => [name, value]));
};
