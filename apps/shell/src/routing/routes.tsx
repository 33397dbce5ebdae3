import { Outlet, type RouteObject } from 'react-router-dom';
import { pageNotFound } from '@signpost/federation/contract';
import { Layout } from '../layout/layout';
import { beingBuiltRoutes } from '../pages/being-built/route';
import { ErrorPage } from '../pages/error/page';
import * as explore from '../pages/explore/page';
import * as home from '../pages/home/page';

/** The route under which remotes' routes are put: inside the frame and its error screen. */
export const PAGES = 'pages';

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
          { id: 'shell.home', path: '/', ...home },
          { id: 'shell.explore', path: '/explore', ...explore },
          ...beingBuiltRoutes,
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
