import { Outlet, redirectDocument, type RouteObject } from 'react-router-dom';

/** Returns routes that load their address from the server, which redirects or answers 410. */
export const documentRoutes = (paths: readonly string[]): RouteObject[] =>
  paths.map((path) => ({
    path,
    Component: Outlet,
    loader: ({ request }) => {
      throw redirectDocument(request.url);
    },
  }));
