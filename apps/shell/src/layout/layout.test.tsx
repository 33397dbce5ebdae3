/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import {
  addNotification,
  dismissNotification,
  type LocalNotification,
} from '@signpost/identity/notifications';
import { configureIdentity, getUserInfo } from '@signpost/identity';
import { pageHandle } from '@signpost/federation/contract';
import { isChromeless } from '../app/current-page';
import {
  ANONYMOUS_ANSWER,
  installFakeService,
  SIGNED_IN_ANSWER,
} from '../pages/account/testing/fake-service';
import { Component as AppLayout } from './app-layout';
import { Component as EmbedLayout } from './embed-layout';
import { Frame } from './frame';
import { Layout } from './layout';
import { DeferredNotifications } from './notifications/deferred-notifications';
import { useCurrentPage } from './use-current-page';
import { useScroll } from './use-scroll';

describe('a bare frame', () => {
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
});

describe('scrolling', () => {
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
        page('/subjects/:subject', 'subject-widgets'),
        page('/guides/:guide', 'industry-guide-widgets'),
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

  it.each(['/subjects/', '/guides/'])(
    'leaves the position between pages of a widget route, %s, and restores it on back [B-03]',
    async (path) => {
      Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
      const { first, router, scrollTo } = await navigate(`${path}art`);
      expect(first).toEqual([0, 0]);
      window.dispatchEvent(new Event('scroll'));
      await act(() => router.navigate(`${path}law`));
      expect(scrollTo).toHaveBeenCalledTimes(1);
      await act(() => router.navigate(-1));
      expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
      await act(() => router.navigate('/b'));
      expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    },
  );
});

describe('notifications in frames', () => {
  const TITLE = 'University of Bath open day is on Saturday 12 September';

  const open = async (Component: typeof Layout) => {
    addNotification({
      id: 'bath',
      title: TITLE,
      message: '',
      actionLink: null,
      actionLabel: null,
      startDate: null,
      endDate: null,
      type: 'information',
      created: '2026-07-01T09:00:00Z',
    });
    const router = createMemoryRouter([{ Component, children: [{ path: '/', element: <h1>A guide</h1> }] }]);
    await act(async () => void render(<RouterProvider router={router} />));
  };

  it.each([
    ['site', Layout],
    ['app', AppLayout],
  ])(
    'the frame of the %s shows notifications at the top of the main content [E-19]',
    async (_, Component) => {
      await open(Component);
      const region = await screen.findByRole('region', { name: TITLE });
      expect(screen.getByRole('main').firstElementChild).toContainElement(region);
    },
  );

  it('the frame inside another site shows none [E-19]', async () => {
    await open(EmbedLayout);
    await act(async () => void (await import('./notifications/device-notifications')));
    expect(screen.getByRole('heading', { name: 'A guide' })).toBeVisible();
    expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  });
});

describe('the frame inside another site', () => {
  const heading = (name: string) => screen.queryByRole('heading', { level: 1, name });
  const open = (path: string) => {
    const handle = pageHandle({
      head: () => ({ title: 'A guide', description: '', canonical: path }),
      crumbs: () => [{ label: 'Guides', to: path }],
    });
    const page = { path, element: <h1>A guide</h1>, handle };
    const router = createMemoryRouter([{ Component: EmbedLayout, children: [page] }], {
      initialEntries: [path],
    });
    return render(<RouterProvider router={router} />);
  };

  it('asks every visitor who is not signed in to sign in, as the server does; then it shows the page [B-13]', async () => {
    const service = installFakeService();
    configureIdentity({ embedded: true });
    const { unmount } = open('/guide');
    expect(heading('Sign in to go on')).toBeVisible();
    expect([heading('A guide'), screen.queryByText('Guides')]).toEqual([null, null]);
    service.answers['GET session'] = [200, SIGNED_IN_ANSWER];
    await act(() => getUserInfo({ force: true }));
    expect(heading('A guide')).toBeVisible();
    expect(heading('Sign in to go on')).toBeNull();
    unmount();
    service.answers['GET session'] = [200, ANONYMOUS_ANSWER];
    await act(() => getUserInfo({ force: true }));
    open('/account/sign-in');
    expect(heading('A guide')).toBeVisible();
    configureIdentity({ embedded: false });
  });
});

describe('notifications', () => {
  const KEY = 'UcasNotifications';
  const BATH: LocalNotification = {
    id: 'bath',
    title: 'University of Bath open day is on Saturday 12 September',
    message: 'Open day, 09:30 to 16:00, Bath.',
    actionLink: '/explore/unis/10007850/university-of-bath#open-days',
    actionLabel: 'See the open day',
    startDate: '2026-09-04T23:00:00Z',
    endDate: '2026-09-12T23:00:00Z',
    type: 'information',
    created: '2026-07-01T09:00:00Z',
  };
  const LEEDS = { ...BATH, id: 'leeds', title: 'University of Leeds open day is on Saturday 12 September' };

  const Page = () => (
    <main id="main" tabIndex={-1}>
      <DeferredNotifications />
    </main>
  );
  const open = (time: string) => {
    jest.setSystemTime(Date.parse(time));
    return render(<Page />);
  };
  const regions = () => screen.queryAllByRole('region').map(({ textContent }) => textContent);

  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true, now: Date.parse('2026-09-05T09:00:00Z') });
    ['bath', 'leeds'].forEach(dismissNotification);
  });
  afterEach(() => jest.useRealTimers());

  describe('notifications at the top of the page', () => {
    it('need nothing in the server’s markup, nor where none is stored [E-19]', () => {
      expect(renderToString(<DeferredNotifications />)).toBe('');
      expect(open('2026-09-05T09:00:00Z').container.querySelector('main')).toBeEmptyDOMElement();
    });

    it('are shown between their start and their end, and announced politely [E-19]', async () => {
      addNotification(BATH);
      open('2026-09-05T09:00:00Z');
      const region = await screen.findByRole('region', { name: BATH.title });
      expect(screen.getByRole('status')).toHaveTextContent(BATH.title);
      expect(screen.getByRole('link', { name: 'See the open day' })).toHaveAttribute('href', BATH.actionLink);
      const { violations } = await axe.run(region, { rules: { 'color-contrast': { enabled: false } } });
      expect(violations).toEqual([]);
    });

    it('appear and end while a page is open, and leave the device after their end [E-19]', async () => {
      addNotification(BATH);
      open('2026-09-04T22:59:30Z');
      await screen.findByRole('status');
      expect(regions()).toEqual([]);
      act(() => jest.advanceTimersByTime(60_000));
      expect(regions()).toHaveLength(1);
      jest.setSystemTime(Date.parse('2026-09-12T23:00:00Z'));
      act(() => jest.advanceTimersByTime(60_000));
      expect(regions()).toEqual([]);
      expect(localStorage.getItem(KEY)).toBeNull();
    });

    it('appear on an open page when another part of it stores one [E-19]', async () => {
      open('2026-09-05T09:00:00Z');
      act(() => void addNotification(BATH));
      expect(await screen.findByRole('region', { name: BATH.title })).toBeVisible();
    });

    it('are dismissed by keyboard; the focus moves to the next one, then to the page [E-19]', async () => {
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      addNotification(BATH);
      addNotification(LEEDS);
      open('2026-09-05T09:00:00Z');
      (await screen.findByRole('button', { name: `Dismiss: ${BATH.title}` })).focus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: `Dismiss: ${LEEDS.title}` })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(screen.getByRole('main')).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent('Notification dismissed.');
      expect(localStorage.getItem(KEY)).toBeNull();
    });

    it.each(['{', '{"version":1,"value":[{"id":"x"}]}'])(
      'that cannot be read are reset to an empty list: %s [S-10]',
      async (text) => {
        localStorage.setItem(KEY, text);
        open('2026-09-05T09:00:00Z');
        await screen.findByRole('status');
        expect(regions()).toEqual([]);
        expect(localStorage.getItem(KEY)).toBeNull();
      },
    );
  });
});
