import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, startTransition, use, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import { Breadcrumb } from './breadcrumb/breadcrumb';
import { BriefFooter } from './footer/brief-footer';
import { AppBar } from './header/app-bar';
import { EmbedBar } from './header/embed-bar';
import { Header, type HeaderProps } from './header/header';
import { MegaNav, type NavArea } from './header/mega-nav';
import { hydrateAllIslands } from './islands/hydrate-when';
import { createIsland } from './islands/island';
import { SmartLink } from './link/link';
import { useLinkNavigation } from './link/use-link-navigation';
import { pageRange } from './pagination/page-range';
import { Pagination } from './pagination/pagination';
import { Tabs } from './tabs/tabs';
import { faultsIn } from './testing/axe';

describe('header', () => {
  const show = (props: Partial<HeaderProps>) =>
    render(
      <MemoryRouter>
        <Header navigation={<nav aria-label="Main" />} {...props} />
      </MemoryRouter>,
    );

  it('opens its menu without JavaScript', () => {
    const { container } = show({});
    const opener = screen.getByRole('button', { name: 'Menu' });
    expect(opener).toHaveAttribute('popovertarget', 'site-menu');
    expect(container.querySelector('#site-menu')).toHaveAttribute('popover', 'auto');
  });

  it('shows no count until it is known', () => {
    const { unmount } = show({ saved: { href: '/explore/favourites' } });
    expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/explore/favourites');
    unmount();
    show({ saved: { href: '/explore/favourites', count: 3 } });
    expect(screen.getByRole('link', { name: 'Saved 3' })).toBeInTheDocument();
  });

  it('links to the search', () => {
    show({ search: '/explore/search' });
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/explore/search');
  });
});

describe('navigation', () => {
  const area = (line: NavArea['line'], name: string): NavArea => ({
    line,
    name,
    href: `/explore/${line}`,
    lead: `About ${name}.`,
    groups: [{ name: 'Find', links: [{ name: `All ${name}`, href: `/explore/${line}/all` }] }],
  });
  const Away = () => {
    const go = useNavigate();
    return (
      <button type="button" onClick={() => void go('/elsewhere')}>
        Go elsewhere
      </button>
    );
  };
  const show = () =>
    render(
      <MemoryRouter>
        <Header
          navigation={
            <MegaNav areas={[area('courses', 'Courses'), area('unis', 'Universities')]} current="unis" />
          }
        />
        <Away />
      </MemoryRouter>,
    );
  const courses = () => screen.getByText('Courses').closest('details');

  it('opens an area to the links on its line', async () => {
    show();
    await userEvent.click(screen.getByText('Courses'));
    expect(courses()).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'All Courses' })).toHaveAttribute('href', '/explore/courses/all');
    expect(screen.getByRole('link', { name: 'Go to Courses' })).toHaveAttribute('href', '/explore/courses');
  });

  it('marks the area of the current page', () => {
    show();
    expect(screen.getByText('Universities')).toHaveAttribute('data-current', 'true');
    expect(screen.getByText('Courses')).not.toHaveAttribute('data-current');
    expect(screen.getByText('you are here', { exact: false })).toBeInTheDocument();
  });

  it('allows one open area at a time, also without JavaScript', () => {
    show();
    for (const opened of document.querySelectorAll('details'))
      expect(opened).toHaveAttribute('name', 'site-areas');
  });

  it('closes on Escape and restores focus', async () => {
    show();
    await userEvent.click(screen.getByText('Courses'));
    screen.getByRole('link', { name: 'All Courses' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(courses()).not.toHaveAttribute('open');
    expect(screen.getByText('Courses')).toHaveFocus();
  });

  it('closes when focus or a click moves elsewhere, and on navigation', async () => {
    show();
    await userEvent.click(screen.getByText('Courses'));
    await userEvent.click(document.body);
    expect(courses()).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Courses'));
    await userEvent.click(screen.getByRole('button', { name: 'Go elsewhere' }));
    expect(courses()).not.toHaveAttribute('open');
  });

  it('links back in app mode, without the site’s navigation [B-13]', () => {
    render(<AppBar title="University of Bath" back={{ name: 'Universities', href: '/explore/unis' }} />);
    expect(screen.getByRole('link', { name: 'Universities' })).toHaveAttribute('href', '/explore/unis');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('opens the site in a new tab from inside an iframe [B-13]', () => {
    render(<EmbedBar href="/explore/subjects/psychology" />);
    const link = screen.getByRole('link', { name: /Signpost.*new tab/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('has no axe violations while it is open', async () => {
    show();
    await userEvent.click(screen.getByText('Courses'));
    expect(await faultsIn(document.body)).toEqual([]);
  });
});

describe('brief footer', () => {
  it('keeps links in the app, and opens them in a new tab inside an iframe [B-13]', () => {
    const links = [{ name: 'Privacy', href: '/privacy' }];
    const { unmount } = render(<BriefFooter links={links}>Sources</BriefFooter>);
    expect(screen.getByRole('link', { name: 'Privacy' })).not.toHaveAttribute('target');
    unmount();
    render(
      <BriefFooter links={links} embedded>
        Sources
      </BriefFooter>,
    );
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('target', '_blank');
  });
});

describe('breadcrumb', () => {
  it('links to the parent pages and marks the current one', () => {
    render(
      <MemoryRouter>
        <Breadcrumb crumbs={[{ name: 'Home', href: '/' }, { name: 'Universities' }]} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByText('Universities')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});

describe('tabs', () => {
  it('is navigation with the current page marked', () => {
    render(
      <MemoryRouter>
        <Tabs
          label="University of Bath"
          current="/bath/courses"
          tabs={[
            { name: 'Overview', href: '/bath' },
            { name: 'Courses', href: '/bath/courses', count: 164 },
          ]}
        />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/bath/courses');
    expect(screen.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
  });
});

describe('pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
    [10, 10, [1, 'gap', 9, 10]],
  ])('shows for page %p of %p the pages %p', (page, pages, stops) => {
    expect(pageRange(page, pages)).toEqual(stops);
  });

  const show = (page: number, pages: number) =>
    render(
      <MemoryRouter>
        <Pagination page={page} pages={pages} href={(number) => `/explore/unis?page=${number}`} />
      </MemoryRouter>,
    );

  it('shows the current page and links to its neighbours', () => {
    show(3, 10);
    expect(screen.getByText('Page 3 of 10')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/explore/unis?page=2');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/explore/unis?page=4');
    expect(screen.getByRole('link', { name: 'Page 10' })).toHaveAttribute('href', '/explore/unis?page=10');
  });

  it('has no link beyond the first and the last page', () => {
    show(1, 2);
    expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  });

  it('renders nothing for one page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });
});

describe('a link', () => {
  const Page = ({ href }: { href: string }) => {
    useLinkNavigation();
    const { pathname, search } = useLocation();
    return (
      <>
        <SmartLink href={href}>
          <b>Go</b>
        </SmartLink>
        <output>{pathname + search}</output>
      </>
    );
  };
  const show = (href: string) =>
    render(
      <MemoryRouter initialEntries={['/start']}>
        <Page href={href} />
      </MemoryRouter>,
    );

  beforeEach(() => window.addEventListener('click', (event) => event.preventDefault(), { once: true }));

  it('navigates an internal link without a page load', async () => {
    show('/explore/unis?letter=B');
    fireEvent.click(screen.getByText('Go'));
    expect(await screen.findByText('/explore/unis?letter=B')).toBeInTheDocument();
  });

  it.each([
    ['out of the site', 'https://www.bath.ac.uk/', {}],
    ['to a page in another language', '/cy/explore/unis', {}],
    ['to a place on this page', '#main', {}],
    ['opened in a new tab', '/explore/unis', { ctrlKey: true }],
    ['opened by the middle button', '/explore/unis', { button: 1 }],
  ])('leaves a link %s to the browser', (_, href, how) => {
    show(href);
    fireEvent.click(screen.getByText('Go'), how);
    expect(screen.getByRole('link')).not.toHaveAttribute('data-pending');
  });

  it('marks the link as pending until the next page is loaded', async () => {
    let finish: (value: null) => void = () => undefined;
    const loaded = new Promise<null>((resolve) => (finish = resolve));
    const element = <Page href="/explore/unis" />;
    const routes = [
      { path: '/start', element },
      { path: '/explore/unis', element, loader: () => loaded },
    ];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/start'] })} />);
    const link = screen.getByRole('link');
    fireEvent.click(link);
    expect(link).toHaveAttribute('data-pending');
    expect(screen.getByText('/start')).toBeInTheDocument();
    finish(null);
    expect(await screen.findByText('/explore/unis')).toBeInTheDocument();
    await waitFor(() => expect(link).not.toHaveAttribute('data-pending'));
  });

  describe('on a page in Welsh', () => {
    beforeEach(() => (document.documentElement.lang = 'cy'));
    afterEach(() => (document.documentElement.lang = ''));

    it('links to pages in Welsh, and navigates without the language', async () => {
      show('/explore/unis?letter=B');
      expect(screen.getByRole('link')).toHaveAttribute('href', '/cy/explore/unis?letter=B');
      fireEvent.click(screen.getByText('Go'));
      expect(await screen.findByText('/explore/unis?letter=B')).toBeInTheDocument();
    });
  });
});

describe('islands', () => {
  const Counter = ({ label }: { label: string }) => {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    );
  };

  let show: (() => void) | undefined;
  let root: Root | undefined;
  let container: HTMLElement;

  beforeEach(() => {
    // jsdom lays nothing out, so that nothing ever comes into view by itself.
    window.IntersectionObserver = class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe = () => {
        show = () => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
      };
      disconnect = () => (show = undefined);
    } as unknown as typeof IntersectionObserver;
    container = document.body.appendChild(document.createElement('div'));
  });

  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    show = undefined;
    container.remove();
    delete document.documentElement.dataset['hydrated'];
  });

  /** What the server rendered, and the same part as a browser that just came to the page has it. */
  const served = async (load = jest.fn(() => Promise.resolve(Counter))) => {
    const onServer = createIsland('part', () => Promise.resolve(Counter));
    await onServer.ready();
    container.innerHTML = renderToString(<onServer.Component label="Pressed" />);
    const part = createIsland('part', load);
    const errors: unknown[] = [];
    await part.ready();
    const page = (hint: string) => (
      <div title={hint}>
        <part.Component label="Pressed" />
      </div>
    );
    container.innerHTML = `<div title="one">${container.innerHTML}</div>`;
    await act(async () => {
      root = hydrateRoot(container, page('one'), { onRecoverableError: (error) => errors.push(error) });
    });
    return { load, errors, again: (hint: string) => act(async () => root?.render(page(hint))) };
  };

  const button = () => screen.getByRole('button');

  it('leaves what the server rendered in place, without its script, until it comes into view', async () => {
    const { load, errors } = await served();
    const drawn = button();
    expect(load).not.toHaveBeenCalled();
    expect(drawn).toHaveTextContent('Pressed 0');
    await act(async () => show?.());
    expect(load).toHaveBeenCalledTimes(1);
    expect(button()).toBe(drawn);
    await userEvent.click(drawn);
    expect(drawn).toHaveTextContent('Pressed 1');
    expect(errors).toEqual([]);
  });

  it('is hydrated at the first interaction anywhere', async () => {
    const { load } = await served();
    await act(async () => void document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(1);
    await userEvent.click(button());
    expect(button()).toHaveTextContent('Pressed 1');
  });

  it('is hydrated at an interaction inside of it, which React does not pass on', async () => {
    const { load } = await served();
    await act(async () => void button().dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is not hydrated by changes of the page around it', async () => {
    const { load, errors, again } = await served();
    const drawn = button();
    await again('two');
    expect(container.firstElementChild).toHaveAttribute('title', 'two');
    expect(button()).toBe(drawn);
    expect(load).not.toHaveBeenCalled();
    expect(errors).toEqual([]);
  });

  it('stays as the server rendered it when its script cannot be loaded', async () => {
    const load = jest.fn(() => Promise.resolve(Counter)).mockRejectedValueOnce(new Error('offline'));
    const { errors } = await served(load);
    await act(async () => show?.());
    expect(button()).toHaveTextContent('Pressed 0');
    expect(errors).toEqual([]);
  });

  it('is rendered at once on a page that the server did not render', async () => {
    const part = createIsland('part', () => Promise.resolve(Counter));
    await part.ready();
    render(<part.Component label="Pressed" />, { container });
    expect(button()).toHaveTextContent('Pressed 0');
  });

  it('says so when it is needed and cannot be loaded', async () => {
    const part = createIsland<{ label: string }>('part', () => Promise.reject(new Error('offline')));
    await expect(part.ready()).rejects.toThrow('offline');
  });

  describe('when context around it is about to change', () => {
    const TextContext = createContext('before');
    const Reader = () => <p>{use(TextContext)}</p>;

    /** Hydrates a server-rendered page around an island; returns a function that changes its context in a transition, as the router does. */
    const hydratePage = async (load: () => Promise<typeof Counter>) => {
      const onServer = createIsland('part', () => Promise.resolve(Counter));
      await onServer.ready();
      const part = createIsland('part', load);
      let setText: (text: string) => void = () => undefined;
      const Page = ({ Part }: { Part: typeof part.Component }) => {
        const [words, setWords] = useState('before');
        setText = setWords;
        return (
          <TextContext value={words}>
            <Reader />
            <Part label="Pressed" />
          </TextContext>
        );
      };
      container.innerHTML = renderToString(<Page Part={onServer.Component} />);
      await part.ready();
      await act(async () => {
        root = hydrateRoot(container, <Page Part={part.Component} />, {
          onRecoverableError: () => undefined,
        });
      });
      return (words: string) =>
        act(async () => {
          hydrateAllIslands();
          startTransition(() => setText(words));
        });
    };

    afterEach(() => delete document.documentElement.dataset['hydrateIslands']);

    it('is hydrated, so that the page does not wait for it', async () => {
      const changeContext = await hydratePage(() => Promise.resolve(Counter));
      const drawn = button();
      await changeContext('after');
      expect(screen.getByText('after')).toBeVisible();
      expect(button()).toBe(drawn);
    });

    it('does not hold back the page when its script cannot be loaded', async () => {
      const changeContext = await hydratePage(() => Promise.reject(new Error('offline')));
      await changeContext('after');
      expect(screen.getByText('after')).toBeVisible();
    });
  });
});
