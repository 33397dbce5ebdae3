import { createApi, defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { baseQuery } from './base-query';
import { refuseLeftOut } from './endpoint-options';

/** How long unused cache entries are kept: the session cache of 60 minutes (K-06), in seconds. */
export const SESSION_CACHE_SECONDS = 60 * 60;

/** Separates an endpoint's name from the number of its copy. */
const COPY_SEPARATOR = '#';

/** The name under which an endpoint was injected, without the number of its copy. */
export const nameOf = (endpointName: string): string =>
  endpointName.split(COPY_SEPARATOR, 1)[0] ?? endpointName;

const shared = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: SESSION_CACHE_SECONDS,
  // Uses the name that all copies share, so that they share the entries of a store.
  serializeQueryArgs: ({ endpointName, ...asked }) =>
    defaultSerializeQueryArgs({ ...asked, endpointName: nameOf(endpointName) }),
  endpoints: () => ({}),
});

const copies = new Map<string, number>();

type Functions = Readonly<Record<string, (...args: unknown[]) => unknown>>;

/**
 * The definition as the shared API keeps it for ever: a weak reference to the real one, so that the code of a replaced
 * release can be collected. Holders of the endpoint hold the real definition.
 */
const weakDefinition = <Definition extends object>(definition: Definition): Definition => {
  const real = new WeakRef(definition as unknown as Functions);
  const delegated = Object.entries(definition).map(([key, value]) => [
    key,
    typeof value === 'function' ? (...args: unknown[]) => real.deref()?.[key]?.(...args) : (value as unknown),
  ]);
  return Object.fromEntries(delegated) as Definition;
};

/** An endpoint whose `initiate` references its definition. */
const holding = <Endpoint extends { readonly initiate: Functions[string] }>(
  endpoint: Endpoint,
  definition: object,
): Endpoint => ({
  ...endpoint,
  initiate: Object.assign((...args: unknown[]) => endpoint.initiate(...args), { definition }),
});

/**
 * Injects endpoints that belong to this injection alone. One process runs several releases of a remote, each with its
 * own bundled domains; under one shared name, the release loaded last would serve all of them.
 */
const injectEndpoints: typeof shared.injectEndpoints = ({ endpoints }) => {
  const own: [name: string, copy: string, definition: object][] = [];
  const { endpoints: all } = shared.injectEndpoints({
    endpoints: (build) =>
      Object.fromEntries(
        Object.entries(endpoints(build)).map(([name, definition]) => {
          // On the server, where every release is checked before browsers have it.
          if (typeof window === 'undefined') refuseLeftOut(name, definition);
          const count = (copies.get(name) ?? 0) + 1;
          copies.set(name, count);
          const copy = count === 1 ? name : `${name}${COPY_SEPARATOR}${count}`;
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
 * endpoint ships with the remote that uses it. Copies of one endpoint share the cache entries of a store, never the
 * code.
 */
export const api: typeof shared = { ...shared, injectEndpoints };
