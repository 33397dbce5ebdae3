import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Header, type HeaderProps } from './header';

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
