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

/** Returns where a navigation scrolls to, from a position of 300 pixels. */
const navigate = async (to: string) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(routes, { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(to));
  const first = scrollTo.mock.calls.flat();
  return { first, router, scrollTo };
};

afterEach(() => jest.restoreAllMocks());

it('scrolls to the top on navigation, and to the earlier position on back [B-03]', async () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  const { first, router, scrollTo } = await navigate('/b');
  expect(first).toEqual([0, 0]);
  window.dispatchEvent(new Event('scroll'));
  await act(() => router.navigate('/a'));
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it('keeps positions over a reload in the reloaded history entry [B-03]', async () => {
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  const { router } = await navigate('/b');
  window.dispatchEvent(new Event('scroll'));
  const leftKey = router.state.location.key;
  await act(() => router.navigate('/a'));
  expect(window.history.state).toMatchObject({ scroll: { [leftKey]: 300 } });
});

it.each(['/subject', '/guide'])('does not scroll on widget routes: %s [B-03]', async (path) => {
  expect((await navigate(path)).first).toEqual([]);
});
