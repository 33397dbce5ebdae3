import type { SharedModule } from '../contract/shared';

/** Whether a name, as in `names` of `remote.config.ts`, belongs to another remote. */
export type IsRefused = (name: string) => boolean;

type Functions = Readonly<Record<string, (...args: never[]) => unknown>>;

/** One version of a shared module, as the federation runtime keeps it. */
interface Shared {
  readonly lib?: () => unknown;
}

/** The modules that a remote gets from the shell, by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

/** A scope in which a module has other functions. */
const withFunctions = (
  scope: ShareScope,
  module: SharedModule,
  change: (exports: Functions) => object,
): ShareScope => {
  const versions = Object.entries(scope[module] ?? {}).map(([version, shared]) => {
    const exports = shared.lib?.() as Functions;
    const changed = Object.freeze(
      Object.defineProperty({ ...exports, ...change(exports) }, '__esModule', { value: true }),
    );
    return [version, { ...shared, lib: () => changed, get: () => Promise.resolve(() => changed) }];
  });
  return { ...scope, [module]: Object.fromEntries(versions) as ShareScope[string] };
};

interface Stored {
  readonly key: string;
  readonly fallback: unknown;
}

/** A stored value that lasts as long as the page. */
const inMemory = ({ key, fallback }: Stored) => {
  let current = { value: fallback, seen: undefined as unknown };
  return {
    key,
    fallback,
    read: () => current.value,
    readVersioned: () => current,
    write: (value: unknown, seen?: unknown) => {
      current = { value, seen };
      return true;
    },
    clear: () => void (current = { value: fallback, seen: undefined }),
  };
};

interface Injection {
  endpoints(build: unknown): object;
}

/**
 * The modules that a remote gets, without what belongs to others: storage keys are kept in memory only, cookies are not
 * dropped, and a script that defines an endpoint of others throws.
 */
export const withoutNames = (scope: ShareScope, isRefused: IsRefused): ShareScope => {
  const isOthers = (key: string): boolean => isRefused(`storage:${key}`);
  const withStorage = withFunctions(scope, '@signpost/identity', (identity) => {
    const { storedValue, dropCookie } = identity as Record<
      string,
      (first: unknown, ...more: unknown[]) => unknown
    >;
    return {
      storedValue: (options: Stored) => (isOthers(options.key) ? inMemory(options) : storedValue?.(options)),
      dropCookie: (name: string) => (isOthers(name) ? undefined : dropCookie?.(name)),
    };
  });
  return withFunctions(withStorage, '@signpost/api-client/base', (base) => {
    const api = (base as unknown as { api?: { injectEndpoints(options: Injection): unknown } }).api;
    const injectEndpoints = (options: Injection) =>
      api?.injectEndpoints({
        ...options,
        endpoints(build) {
          const defined = options.endpoints(build);
          const taken = Object.keys(defined).find((name) => isRefused(`endpoint:${name}`));
          if (taken !== undefined) throw new Error(`the endpoint ${taken} belongs to another remote`);
          return defined;
        },
      });
    return { api: { ...api, injectEndpoints } };
  });
};
