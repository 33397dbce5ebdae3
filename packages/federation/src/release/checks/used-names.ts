import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RemoteModule } from '../../contract';
import type { Provided } from '../../host';
import type { ReleaseManifest } from '../../registry';

type Options = Readonly<Record<string, unknown>>;

interface ApiModule {
  readonly api: { injectEndpoints(options: { endpoints: (build: unknown) => object }): unknown };
}

/** A builder of endpoints that defines nothing. */
const NO_BUILDER = { query: () => ({}), mutation: () => ({}), infiniteQuery: () => ({}) };

const endpointNames = ({ endpoints }: { endpoints: (build: unknown) => object }): string[] =>
  Object.keys(endpoints(NO_BUILDER));

/** The modules that the shell shares, and the names of storage keys and endpoints that a release gives to them. */
export const recordNames = (provided: Provided): { provided: Provided; used: ReadonlySet<string> } => {
  const used = new Set<string>();
  const wrap = (shared: keyof Provided, wrapped: (module: Options) => Options): Provided[typeof shared] => {
    const module = provided[shared].module as Options;
    return { ...provided[shared], module: { ...module, ...wrapped(module) } };
  };
  const identity = wrap('@signpost/identity', ({ storedValue }) => ({
    storedValue: (options: { readonly key: string }) => {
      used.add(`storage:${options.key}`);
      return (storedValue as (given: object) => unknown)(options);
    },
  }));
  const base = wrap('@signpost/api-client/base', (module) => {
    const { api } = module as unknown as ApiModule;
    return {
      api: {
        ...api,
        injectEndpoints(options: Parameters<ApiModule['api']['injectEndpoints']>[0]) {
          endpointNames(options).forEach((name) => used.add(`endpoint:${name}`));
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

const known = new Map<string, ReadonlySet<string>>();

/** Names of the endpoints that the API client has, which all remotes share. `folder` is a remote's. */
const clientEndpoints = (folder: string): ReadonlySet<string> => {
  const load = createRequire(path.join(folder, 'package.json'));
  const root = path.resolve(load.resolve('@signpost/api-client/base'), '../..');
  const before = known.get(root);
  if (before) return before;
  const { api } = load('@signpost/api-client/base') as ApiModule;
  const { injectEndpoints } = api;
  const names = new Set<string>();
  api.injectEndpoints = (options) => {
    endpointNames(options).forEach((name) => names.add(name));
    return injectEndpoints(options);
  };
  try {
    const domains = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of domains) if (name !== 'testing') load(`@signpost/api-client/${name}`);
  } finally {
    api.injectEndpoints = injectEndpoints;
  }
  known.set(root, names);
  return names;
};

/** Loads the code of all pages and slots of a release. */
const loadAll = async ({ routes, slots = {} }: RemoteModule): Promise<void> => {
  const pages = routes.map(({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined));
  await Promise.all([...pages, ...Object.values(slots).map((load) => load?.())]);
};

/**
 * The storage keys and endpoints that a release uses without declaring them in `names`; those of the API client and of
 * the identity package are everybody's. Names that only code of the browser uses are not found.
 */
export const undeclaredNames = async (
  folder: string,
  { names = [] }: Pick<ReleaseManifest, 'names'>,
  { module, used }: { readonly module: RemoteModule; readonly used: ReadonlySet<string> },
): Promise<readonly string[]> => {
  await loadAll(module);
  const undeclared = [...used].filter((name) => !names.includes(name));
  if (undeclared.length === 0) return [];
  const shared = clientEndpoints(folder);
  return undeclared
    .filter((name) => !(name.startsWith('endpoint:') && shared.has(name.slice('endpoint:'.length))))
    .map((name) => `${name} is used and not declared in names`);
};
