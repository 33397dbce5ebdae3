import { shellNameOf, type RemoteModule } from '../../../contract';
import type { ReleaseManifest } from '../../../registry';
import { clientEndpoints, type ClientEndpoints } from './api-client-endpoints';
import { placeOfName } from './place-of-name';
import type { UsedNames } from './used-names';

/** Loads the code of all pages and slots of a release. */
const loadAll = async ({ routes, slots = {} }: RemoteModule): Promise<void> => {
  const pages = routes.map(({ lazy }) => (typeof lazy === 'function' ? lazy() : undefined));
  await Promise.all([...pages, ...Object.values(slots).map((load) => load?.())]);
};

const ENDPOINT = 'endpoint:';

/** Endpoints of the API client that a release declares as its own, or defines in another way. */
const redefinedEndpoints = (
  names: readonly string[],
  injections: UsedNames['injections'],
  client: ClientEndpoints,
): readonly string[] => {
  const sameAs = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((name) => other.includes(name));
  const isOfClient = (name: string) => client.some((endpoints) => endpoints.includes(name));
  const own = injections.filter((one) => !client.some((other) => sameAs(one, other)));
  const declared = names.flatMap((name) => (name.startsWith(ENDPOINT) ? [name.slice(ENDPOINT.length)] : []));
  return [...new Set([...own.flat(), ...declared].filter(isOfClient))];
};

/** Names that a release uses without declaring them in `names`; those of the shell and the packages are everybody's. */
export const undeclared = (
  { names = [] }: Pick<ReleaseManifest, 'names'>,
  used: Iterable<string>,
): readonly string[] =>
  [...new Set(used)].filter((name) => !names.includes(name) && shellNameOf(name) === undefined);

/** Formats names that are not declared. */
export const undeclaredText = (name: string): string => `${name} is used and not declared in names`;

const withPlace = (folder: string, name: string): string => {
  const place = placeOfName(folder, name);
  return place ? `${undeclaredText(name)} (${place})` : undeclaredText(name);
};

/**
 * Problems of the storage keys, custom elements and endpoints that a release uses: without declaring them in `names`, or
 * although they are the API client's. Loads the pages and slots of the server build; `client` are the names in the
 * browser build.
 */
export const nameProblems = async (
  folder: string,
  manifest: Pick<ReleaseManifest, 'names'>,
  { module, used }: { readonly module: RemoteModule; readonly used: UsedNames },
  client: UsedNames,
): Promise<readonly string[]> => {
  await loadAll(module);
  const found = undeclared(manifest, [...used.names, ...client.names]);
  const injections = [...used.injections, ...client.injections];
  const declaresEndpoints = manifest.names?.some((name) => name.startsWith(ENDPOINT));
  if (found.length === 0 && injections.length === 0 && !declaresEndpoints) return [];
  const shared = clientEndpoints(folder);
  const ofClient = shared.flat().map((name) => ENDPOINT + name);
  return [
    ...found.filter((name) => !ofClient.includes(name)).map((name) => withPlace(folder, name)),
    ...redefinedEndpoints(manifest.names ?? [], injections, shared).map(
      (name) => `${ENDPOINT}${name} is the API client's and defined again`,
    ),
  ];
};
