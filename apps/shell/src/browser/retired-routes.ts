import { Outlet, redirectDocument, type RouteObject } from 'react-router-dom';

/** Returns routes of retired remotes that load the address from the server, which redirects or answers 410. */
export const retiredRoutes = (paths: readonly string[] = []): RouteObject[] =>
  paths.map((path) => ({
    path,
    Component: Outlet,
    loader: ({ request }) => {
      throw redirectDocument(request.url);
    },
  }));
