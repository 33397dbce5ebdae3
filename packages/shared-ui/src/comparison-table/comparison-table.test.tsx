import { render, screen } from '@testing-library/react';
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
        { name: 'Place', rows: [{ label: 'Nation', values: [<b key="a">Wales</b>, <b key="b">Wales</b>] }] },
      ]}
    />,
  ),
);

it('keeps the roles of a table where it is laid out as a grid', () => {
  const table = screen.getByRole('table', { name: 'Compare 2 courses' });
  for (const element of table.querySelectorAll('thead, tbody, tr, th, td'))
    expect(element).toHaveAttribute('role');
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

it('marks rows that are the same in each column, and a group of only such rows', () => {
  const group = screen.getByRole('rowheader', { name: 'Place' }).closest('tr');
  const same = screen.getByRole('rowheader', { name: 'Nation' }).closest('tr');
  const other = screen.getByRole('rowheader', { name: /Pay after/ }).closest('tr');
  expect([group, same, other].map((row) => row?.hasAttribute('data-same'))).toEqual([true, true, false]);
  expect(screen.getByRole('checkbox', { name: 'Show only what differs' })).not.toBeChecked();
});
