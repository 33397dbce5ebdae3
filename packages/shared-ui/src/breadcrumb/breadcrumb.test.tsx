import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumb } from './breadcrumb';

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
