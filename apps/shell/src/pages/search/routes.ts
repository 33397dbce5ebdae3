import type { RouteObject } from 'react-router-dom';
import { SEARCH } from './address';

/**
 * The search pages' routes (R-15 to R-17, B-04), each a separate chunk. Fixed names come before the index parameter.
 */
export const searchRoutes: readonly RouteObject[] = [
  {
    id: 'shell.search',
    path: SEARCH,
    lazy: () => import(/* webpackChunkName: "shell.search" */ './landing/page'),
  },
  {
    id: 'shell.search-testbed',
    path: `${SEARCH}/testbed`,
    lazy: () => import(/* webpackChunkName: "shell.search-testbed" */ './testbed/page'),
  },
  {
    id: 'shell.search-courses-beta',
    path: `${SEARCH}/courses-beta`,
    lazy: () => import(/* webpackChunkName: "shell.search-courses-beta" */ './courses-beta/page'),
  },
  {
    id: 'shell.search-suggestions',
    path: `${SEARCH}/suggestions`,
    lazy: () => import(/* webpackChunkName: "shell.search-suggestions" */ './suggest/route'),
  },
  {
    id: 'shell.search-results',
    path: `${SEARCH}/:indexName`,
    lazy: () => import(/* webpackChunkName: "shell.search-results" */ './results/page'),
  },
];
