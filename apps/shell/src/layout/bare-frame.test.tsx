/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { isBare } from '../routing/page';
import { Frame } from './frame';
import { useCurrentPage } from './use-current-page';

const Site = () => (
  <Frame page={useCurrentPage()} header={<header>Header</header>} footer={<footer>Footer</footer>} />
);
const open = (chrome?: 'none') => {
  const head = () => ({ title: 'A guide', description: '', canonical: '/' });
  const crumbs = () => [{ label: 'Home', to: '/' }];
  const page = { path: '/', element: <h1>A guide</h1>, handle: { chrome, head, crumbs } };
  const router = createMemoryRouter([{ Component: Site, children: [page] }]);
  return { router, ...render(<RouterProvider router={router} />) };
};

it('[R-31] [R-32] a page without chrome stands alone, and its links open beside its host', () => {
  const { router, unmount } = open('none');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'A guide' }));
  for (const role of ['banner', 'contentinfo', 'navigation']) expect(screen.queryByRole(role)).toBeNull();
  expect(document.head.querySelector('base')).toHaveAttribute('target', '_blank');
  expect(isBare(router.state.matches)).toBe(true);
  unmount();
  expect(document.head.querySelector('base')).toBeNull();
});

it('[R-33] [R-34] any other page has header, footer and breadcrumb, and its links stay', () => {
  const { router } = open();
  for (const role of ['banner', 'contentinfo', 'navigation']) expect(screen.getByRole(role)).toBeVisible();
  expect(document.head.querySelector('base')).toBeNull();
  expect(isBare(router.state.matches)).toBe(false);
});
