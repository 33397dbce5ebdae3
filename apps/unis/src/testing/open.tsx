import { RouterContextProvider } from 'react-router-dom';
import { createStore, storeContext } from '@signpost/api-client/base';
import { openPage, servePage } from '@signpost/federation/conformance/testing';
import { routes } from '../routes';

export { errorOf, headOf } from '@signpost/federation/conformance/testing';

/** What loaders work with: a store that asks the API at this address. */
export const contextFor = (apiBase: string): RouterContextProvider => {
  const store = createStore({ apiBase, report: () => undefined });
  return new RouterContextProvider(new Map([[storeContext, store]]));
};

/** What a server would answer with, asking the API at this address. */
export const serve = (address: string, apiBase: string) => servePage(routes, address, contextFor(apiBase));

/** A page as a visitor sees it, asking the API at this address. */
export const open = (address: string, apiBase: string) => openPage(routes, address, contextFor(apiBase));

/** The query string that a browser without JavaScript sends for a GET form. */
export const sentBy = (form: HTMLFormElement): URLSearchParams => {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLSelectElement =>
      (element instanceof HTMLInputElement && (element.type !== 'checkbox' || element.checked)) ||
      element instanceof HTMLSelectElement,
  );
  return new URLSearchParams(fields.filter(({ name }) => name).map(({ name, value }) => [name, value]));
};
