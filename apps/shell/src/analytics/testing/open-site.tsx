import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { bodyClasses } from '../../app/body-classes';
import { RouteEffects } from '../../layout/route-effects';
import { useCurrentPage } from '../../layout/use-current-page';
import { ROOT_ID } from '../../transfer/boot-data';

const Frame = () => (
  <>
    <Outlet />
    <RouteEffects page={useCurrentPage()} />
  </>
);

/**
 * Opens pages in the document as the server sends it: with its address, title and body classes. Returns their router,
 * once the first page is shown.
 */
export const openSite = async (pages: RouteObject[], first: string, title: string) => {
  window.scrollTo = () => undefined;
  document.getElementById(ROOT_ID)?.remove();
  const container = document.body.appendChild(Object.assign(document.createElement('div'), { id: ROOT_ID }));
  window.history.replaceState(null, '', first);
  document.title = title;
  document.body.className = bodyClasses(window.location.pathname);
  const children = [{ ErrorBoundary: () => <h1>Error</h1>, children: pages }];
  const router = createMemoryRouter([{ Component: Frame, HydrateFallback: () => null, children }], {
    initialEntries: [first],
  });
  await act(async () => void render(<RouterProvider router={router} />, { container }));
  return router;
};
