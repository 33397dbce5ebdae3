import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { baseQuery } from './base-query';

/** How long an answer that nobody looks at is kept: the session cache of 60 minutes (K-06), in seconds. */
export const SESSION_CACHE_SECONDS = 60 * 60;

/** Stands between an endpoint's name and the number of its copy. */
const COPY = '#';

/** The name under which an endpoint was injected, whichever copy of it this is. */
export const nameOf = (endpointName: string): string => endpointName.split(COPY, 1)[0] ?? endpointName;

const shared = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: SESSION_CACHE_SECONDS,
  // By the name that all copies have: what one of them brought into a store, the others find there.
  serializeQueryArgs: ({ endpointName, ...asked }) =>
    defaultSerializeQueryArgs({ ...asked, endpointName: nameOf(endpointName) }),
  endpoints: () => ({}),
});

const copies = new Map<string, number>();

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/**
 * The definition as the shared API keeps it, for ever: it reaches the real one by a weak reference, so that the code of a
 * release that was replaced can be collected. Whoever holds the endpoint holds the real one.
 */
const weakDefinition = <Definition extends object>(definition: Definition): Definition => {
  const real = new WeakRef(definition as unknown as Functions);
  const delegated = Object.entries(definition).map(([key, value]) => [
    key,
    typeof value === 'function' ? (...args: unknown[]) => real.deref()?.[key]?.(...args) : (value as unknown),
  ]);
  return Object.fromEntries(delegated) as Definition;
};

/** An endpoint whose `initiate` holds its definition. */
const holding = <Endpoint extends { readonly initiate: Functions[string] }>(
  endpoint: Endpoint,
  definition: object,
): Endpoint => ({
  ...endpoint,
  initiate: Object.assign((...args: unknown[]) => endpoint.initiate(...args), { definition }),
});

/**
 * Injects endpoints that stay this injection's own. A process runs several releases of a remote at once, each with its
 * domains bundled in; under one name, the release that was loaded last would answer for all of them.
 */
const injectEndpoints: typeof shared.injectEndpoints = ({ endpoints }) => {
  const own: [name: string, copy: string, definition: object][] = [];
  const { endpoints: all } = shared.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(endpoints(build)).map(([name, definition]) => {
          const count = (copies.get(name) ?? 0) + 1;
          copies.set(name, count);
          const copy = count === 1 ? name : `${name}${COPY}${count}`;
          own.push([name, copy, definition]);
          return [copy, weakDefinition(definition)];
        }),
      ),
  });
  const found: Readonly<Record<string, { readonly initiate: Functions[string] }>> = all;
  return {
    ...shared,
    endpoints: Object.fromEntries(
      own.flatMap(([name, copy, definition]) => {
        const endpoint = found[copy];
        return endpoint ? [[name, holding(endpoint, definition)]] : [];
      }),
    ),
  } as never;
};

/**
 * The one API of the product, shared by the shell and every remote. Domains inject their endpoints into it, so an
 * endpoint is shipped with the remote that uses it. Copies of one endpoint share the answers of a store, never the code.
 */
export const api: typeof shared = { ...shared, injectEndpoints };
