/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { isChromeless } from '../app/current-page';
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

it('a page without chrome has no frame, and its links open in a new tab [R-31] [R-32]', () => {
  const { router, unmount } = open('none');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'A guide' }));
  for (const role of ['banner', 'contentinfo', 'navigation']) expect(screen.queryByRole(role)).toBeNull();
  expect(document.head.querySelector('base')).toHaveAttribute('target', '_blank');
  expect(isChromeless(router.state.matches)).toBe(true);
  unmount();
  expect(document.head.querySelector('base')).toBeNull();
});

it('a page without chrome uses the tag that the server sent', () => {
  document.head.innerHTML = '<base target="_blank">';
  const { unmount } = open('none');
  expect(document.head.querySelectorAll('base')).toHaveLength(1);
  unmount();
  expect(document.head.querySelector('base')).toBeNull();
});

it('any other page has header, footer and breadcrumb, and its links open in place [R-33] [R-34]', () => {
  const { router } = open();
  for (const role of ['banner', 'contentinfo', 'navigation']) expect(screen.getByRole(role)).toBeVisible();
  expect(document.head.querySelector('base')).toBeNull();
  expect(isChromeless(router.state.matches)).toBe(false);
});
