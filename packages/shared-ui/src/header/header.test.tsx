import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Header, type HeaderProps } from './header';

const show = (props: Partial<HeaderProps>) =>
  render(
    <MemoryRouter>
      <Header
        items={[
          { line: 'courses', name: 'Courses', href: '/explore/courses' },
          { line: 'unis', name: 'Universities', href: '/explore/unis' },
        ]}
        {...props}
      />
    </MemoryRouter>,
  );

it('marks the area of the page being shown', () => {
  show({ current: 'unis' });
  expect(screen.getByRole('link', { name: 'Universities' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Courses' })).not.toHaveAttribute('aria-current');
});

it('opens its menu without JavaScript', () => {
  const { container } = show({});
  const opener = screen.getByRole('button', { name: 'Menu' });
  expect(opener).toHaveAttribute('popovertarget', 'site-menu');
  expect(container.querySelector('#site-menu')).toHaveAttribute('popover', 'auto');
});

it('shows no count until it is known, then that count', () => {
  const { unmount } = show({ saved: { href: '/explore/favourites' } });
  expect(screen.getByRole('link', { name: 'Saved' })).toHaveAttribute('href', '/explore/favourites');
  unmount();
  show({ saved: { href: '/explore/favourites', count: 3 } });
  expect(screen.getByRole('link', { name: 'Saved 3' })).toBeInTheDocument();
});
