import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Tabs } from './tabs';

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
