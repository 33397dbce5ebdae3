import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { SmartLink } from './link';
import { useLinkNavigation } from './use-link-navigation';

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
