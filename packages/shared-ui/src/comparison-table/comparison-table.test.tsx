import { render, screen, within } from '@testing-library/react';
import { ComparisonTable } from './comparison-table';

beforeEach(() =>
  render(
    <ComparisonTable
      caption="Compare 2 courses"
      things={[
        { id: 'a', name: 'Psychology', note: 'Bath', href: '/a' },
        { id: 'b', name: 'Psychology', note: 'Cardiff', href: '/b' },
      ]}
      groups={[
        {
          name: 'Money',
          rows: [
            { label: 'Pay after', note: '2021/22', values: ['£32,000', '£26,500'], best: 0 },
            { label: 'Stay on', values: ['96%', null], alike: 'No meaningful difference' },
          ],
        },
      ]}
    />,
  ),
);

it('is focusable and scrollable by keyboard, with an accessible name', () => {
  const region = screen.getByRole('region', { name: 'Compare 2 courses' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(within(region).getByRole('table', { name: 'Compare 2 courses' })).toBeInTheDocument();
});

it('labels each column and each row by a header', () => {
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: /Pay after.*2021\/22/ })).toBeInTheDocument();
});

it('states in text which figure is best, which do not differ, and which are not published', () => {
  expect(screen.getByRole('cell', { name: '£32,000 Highest here' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '£26,500' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /No meaningful difference/ })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Not published' })).toBeInTheDocument();
});
