import type { RouteObject } from 'react-router-dom';
import { SHELL_PATHS } from '@signpost/federation/contract';
import { claimsOverlap } from '@signpost/federation/registry';
import { siteRoutes } from './routes';

const pathsOf = (routes: readonly RouteObject[]): readonly string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

it('every page of the shell is among the paths that no remote can claim', () => {
  const own = pathsOf(siteRoutes([], 'site')).filter((path) => path !== '*');
  expect(own.length).toBeGreaterThan(15);
  expect(own.filter((path) => !SHELL_PATHS.some((known) => claimsOverlap(path, known)))).toEqual([]);
});
