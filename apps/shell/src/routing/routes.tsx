import { Outlet, type RouteObject } from 'react-router-dom';
import { pageNotFound } from '@signpost/federation/contract';
import { Layout } from '../layout/layout';
import { ErrorPage } from '../pages/error/page';
import { searchRoutes } from '../pages/search/routes';

/** The route under which remotes' routes are put: inside the frame and its error screen. */
export const PAGES = 'pages';

/** The shell's own pages, each a chunk named by its route, so that no page pays for another. */
const ownRoutes: readonly RouteObject[] = [
  {
    id: 'shell.home',
    path: '/',
    lazy: () => import(/* webpackChunkName: "shell.home" */ '../pages/home/page'),
  },
  {
    id: 'shell.explore',
    path: '/explore',
    lazy: () => import(/* webpackChunkName: "shell.explore" */ '../pages/explore/page'),
  },
  {
    id: 'shell.favourites',
    path: '/explore/favourites',
    lazy: () => import(/* webpackChunkName: "shell.favourites" */ '../pages/favourites/page'),
  },
  {
    id: 'shell.for-you',
    path: '/explore/for-you',
    lazy: () => import(/* webpackChunkName: "shell.for-you" */ '../pages/for-you/page'),
  },
  {
    id: 'shell.compare',
    path: '/explore/compare',
    lazy: () => import(/* webpackChunkName: "shell.compare" */ '../pages/compare/page'),
  },
  {
    id: 'shell.article',
    path: '/explore/articles/:postId',
    lazy: () => import(/* webpackChunkName: "shell.article" */ '../pages/reading/article'),
  },
  {
    id: 'shell.statement-guide',
    path: '/explore/statement-guides/:postId',
    lazy: () => import(/* webpackChunkName: "shell.statement-guide" */ '../pages/reading/statement-guide'),
  },
  {
    id: 'shell.about-the-data',
    path: '/about-the-data',
    lazy: () => import(/* webpackChunkName: "shell.about-the-data" */ '../pages/about-the-data/page'),
  },
  {
    id: 'shell.accessibility',
    path: '/accessibility',
    lazy: () => import(/* webpackChunkName: "shell.accessibility" */ '../pages/accessibility/page'),
  },
  {
    id: 'shell.cookies',
    path: '/cookies',
    lazy: () => import(/* webpackChunkName: "shell.cookies" */ '../pages/cookies/page'),
  },
];

/** The whole of the site for these remote routes: frame, error screen (B-09), the shell's pages, and a 404 for the rest (B-07). */
export const siteRoutes = (remoteRoutes: readonly RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: Layout,
    children: [
      {
        id: PAGES,
        Component: Outlet,
        ErrorBoundary: ErrorPage,
        children: [
          ...ownRoutes,
          ...searchRoutes,
          ...remoteRoutes,
          {
            id: 'shell.not-found',
            path: '*',
            Component: Outlet,
            loader: ({ request }) => {
              throw pageNotFound(request.url);
            },
          },
        ],
      },
    ],
  },
];
