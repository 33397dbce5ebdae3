import type { RouteObject } from 'react-router-dom';
import type { RemoteConfig, RemoteModule } from '../../contract';
import type { ReleaseManifest } from '../../registry';

/** Paths that a remote owns without a route, routes outside its paths, and routes shadowed by another name. */
export const declaredRoutes = (
  { name, paths }: Pick<RemoteConfig, 'name' | 'paths'>,
  routes: readonly RouteObject[],
): readonly string[] => {
  const routed = routes.map(({ path }) => path);
  const ids = routes.map(({ id }) => id ?? '');
  return [
    ...paths.filter((path) => !routed.includes(path)).map((path) => `${path} is owned and has no route`),
    ...routed
      .filter((path) => !path || !paths.includes(path))
      .map((path) => `${path} has a route and is not owned`),
    ...ids
      .filter((id) => !id.startsWith(`${name}.`))
      .map((id) => `the id "${id}" does not begin with ${name}.`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} is given twice`),
  ];
};

interface LazyModule {
  readonly Component?: unknown;
  readonly loader?: unknown;
  readonly handle?: unknown;
}

const isPageHandle = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'head' in handle && typeof handle.head === 'function';

const modulesProblems = async ({ id = '', lazy }: RouteObject): Promise<string[]> => {
  if (typeof lazy !== 'function') return [`${id} does not load lazily`];
  const module = (await lazy()) as LazyModule;
  if (module.loader !== undefined && typeof module.loader !== 'function')
    return [`${id}'s loader is not a function`];
  if (isPageHandle(module.handle)) return module.Component ? [] : [`${id} has a head and no Component`];
  // A route that redirects or answers a call from a page needs no head.
  return module.loader ? [] : [`${id} has neither a head nor a loader`];
};

/** Mismatches between the paths that a release owns, its routes, their modules and their chunks. */
export const routesMatch = async (
  { name, paths, client }: ReleaseManifest,
  { routes }: RemoteModule,
): Promise<readonly string[]> => [
  ...declaredRoutes({ name, paths }, routes),
  ...routes.filter(({ id = '' }) => !client.chunks[id]).map(({ id }) => `${id} has no chunk of its name`),
  ...(await Promise.all(routes.map(modulesProblems))).flat(),
];

/** The paths of a remote whose routes are pages; the others redirect or answer calls from a page. */
export const pagePaths = async ({ routes }: RemoteModule): Promise<readonly string[]> => {
  const pages = await Promise.all(
    routes.map(async ({ path = '', lazy }) => {
      const module = typeof lazy === 'function' ? ((await lazy()) as LazyModule) : {};
      return isPageHandle(module.handle) ? [path] : [];
    }),
  );
  return pages.flat();
};
