/** @jest-environment jest-fixed-jsdom */
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useCurrentPage } from './use-current-page';
import { useScroll } from './use-scroll';

const Frame = () => {
  useScroll(useCurrentPage().name);
  return <Outlet />;
};
const page = (path: string, name?: string) => ({
  path,
  element: null,
  handle: { name, head: () => ({ title: path, description: '', canonical: path }) },
});
const routes = [
  {
    Component: Frame,
    children: [
      page('/a'),
      page('/b'),
      page('/subject', 'subject-widgets'),
      page('/guide', 'industry-guide-widgets'),
    ],
  },
];

/** Where a navigation scrolls to, of a reader 300 pixels down. */
const scrolls = async (to: string) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(to));
  const first = scrollTo.mock.calls.flat();
  return { first, router, scrollTo };
};

afterEach(() => jest.restoreAllMocks());

it('[B-03] a navigation begins at the top, and back is where the reader was', async () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  const { first, router, scrollTo } = await scrolls('/b');
  expect(first).toEqual([0, 0]);
  window.dispatchEvent(new Event('scroll'));
  await act(() => router.navigate('/a'));
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it('[B-03] positions survive a reload, with the entry of the history that is reloaded', async () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  const { router } = await scrolls('/b');
  window.dispatchEvent(new Event('scroll'));
  const left = router.state.location.key;
  await act(() => router.navigate('/a'));
  expect(window.history.state).toMatchObject({ scroll: { [left]: 300 } });
});

it.each(['/subject', '/guide'])('[B-03] the widgets’ routes stay where they are: %s', async (path) => {
  expect((await scrolls(path)).first).toEqual([]);
});
