import type { Provided } from '../../../host';
import { addInjection, noNames, type UsedNames } from './used-names';

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** The part of `@signpost/api-client/base` that defines endpoints. */
export interface ApiModule {
  readonly api: { injectEndpoints(options: Injection): unknown };
}

interface Injection {
  readonly endpoints: (build: unknown) => object;
}

/** A builder of endpoints that defines nothing. */
const NO_BUILDER = { query: () => ({}), mutation: () => ({}), infiniteQuery: () => ({}) };

/** Names of the endpoints of one definition. */
export const endpointNames = ({ endpoints }: Injection): string[] => Object.keys(endpoints(NO_BUILDER));

/** Functions of `@signpost/identity` that take the name of a cookie first. */
const COOKIE_FUNCTIONS = ['writeCookie', 'dropCookie'];

/** The modules that the shell shares, which record the names that a release gives to them. */
export const recordNames = (provided: Provided): { provided: Provided; used: UsedNames } => {
  const used = noNames();
  const wrap = (shared: keyof Provided, wrapped: (module: Functions) => object): Provided[typeof shared] => {
    const module = provided[shared].module as Functions;
    return { ...provided[shared], module: { ...module, ...wrapped(module) } };
  };
  const identity = wrap('@signpost/identity', (module) => ({
    storedValue: (options: { readonly key: string }) => {
      used.names.add(`storage:${options.key}`);
      return module['storedValue']?.(options as never);
    },
    ...Object.fromEntries(
      COOKIE_FUNCTIONS.map((name) => [
        name,
        (cookie: string, ...more: never[]) => {
          used.names.add(`storage:${cookie}`);
          return module[name]?.(cookie as never, ...more);
        },
      ]),
    ),
  }));
  const base = wrap('@signpost/api-client/base', (module) => {
    const { api } = module as unknown as ApiModule;
    return {
      api: {
        ...api,
        injectEndpoints(options: Injection) {
          addInjection(used, endpointNames(options));
          return api.injectEndpoints(options);
        },
      },
    };
  });
  return {
    provided: { ...provided, '@signpost/identity': identity, '@signpost/api-client/base': base },
    used,
  };
};
