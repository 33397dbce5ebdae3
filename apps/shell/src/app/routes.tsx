import { Outlet, type RouteObject } from 'react-router-dom';
import { pageNotFound } from '@signpost/federation/contract';
import { FEEDBACK } from '../components/page-feedback/feedback-address';
import { Layout } from '../layout/layout';
import { accountRoutes } from '../pages/account/routes';
import { CLASS_BOARD } from '../pages/class-board/address';
import { ErrorPage } from '../pages/error/page';
import { searchRoutes } from '../pages/search/routes';
import { NEWS } from '../watching/news/address';
import type { Mode } from './display-mode';

/** Id of the route under which remotes' routes are added: inside the frame and its error screen. */
export const PAGES = 'pages';

/** The shell's own pages, each a chunk named after its route, so that no page loads the code of another. */
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
    id: 'shell.watched-news',
    path: NEWS,
    lazy: () => import(/* webpackChunkName: "shell.watched-news" */ '../watching/news/route'),
  },
  {
    id: 'shell.class-board',
    path: CLASS_BOARD,
    lazy: () => import(/* webpackChunkName: "shell.class-board" */ '../pages/class-board/page'),
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
  {
    id: 'shell.feedback',
    path: FEEDBACK,
    lazy: () => import(/* webpackChunkName: "shell.feedback" */ '../pages/feedback/page'),
  },
];

/** The routes of the shell's own pages. */
export const shellRoutes: readonly RouteObject[] = [...ownRoutes, ...accountRoutes, ...searchRoutes];

// The frames of the other modes are separate chunks, so that the site itself does not load them.
const FRAMES: Readonly<Record<Mode, RouteObject>> = {
  site: { id: 'root', Component: Layout },
  app: {
    id: 'shell.app-frame',
    lazy: () => import(/* webpackChunkName: "shell.app-frame" */ '../layout/app-layout'),
  },
  embed: {
    id: 'shell.embed-frame',
    lazy: () => import(/* webpackChunkName: "shell.embed-frame" */ '../layout/embed-layout'),
  },
};

/** Wraps routes in the frame for the mode in which the site is shown (B-13). */
export const framed = (mode: Mode, children: RouteObject[]): RouteObject[] => [
  { ...FRAMES[mode], children } as RouteObject,
];

/**
 * Returns all routes of the site: frame, error screen (B-09), the shell's pages, these remote routes, and a 404 for the
 * rest (B-07). `first` are routes that stand in for others of the same path.
 */
export const siteRoutes = (
  remoteRoutes: readonly RouteObject[],
  mode: Mode,
  first: readonly RouteObject[] = [],
): RouteObject[] =>
  framed(mode, [
    {
      id: PAGES,
      Component: Outlet,
      ErrorBoundary: ErrorPage,
      children: [
        ...first,
        ...shellRoutes,
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
  ]);
