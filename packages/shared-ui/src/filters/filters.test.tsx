import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PostcodeField } from '../field/inputs';
import { SortSelect } from '../sort-select/sort-select';
import { Chips } from './chips';
import { FacetGroup } from './facet-group';
import { FilterPanel } from './filter-panel';

const NATIONS = [
  { value: 'England', label: 'England', count: 128 },
  { value: 'Wales', label: 'Wales', count: 10 },
];
const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const panel = (selected: string[]) => (
  <MemoryRouter>
    <FilterPanel action="/explore/unis" keep={{ sort: 'tef' }} count="138 universities">
      <PostcodeField name="postcode" />
      <FacetGroup legend="Nation" name="country" options={NATIONS} selected={selected} />
    </FilterPanel>
    <Address />
  </MemoryRouter>
);

it('writes the chosen filters to the URL, without empty parameters', async () => {
  render(panel(['England']));
  await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Show / }));
  expect(screen.getByText('/explore/unis?sort=tef&country=England&country=Wales')).toBeInTheDocument();
});

it('is a plain GET form, for a browser without JavaScript', () => {
  render(panel([]));
  const form = screen.getByRole('form', { name: 'Filters' });
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveAttribute('action', '/explore/unis');
});

it('follows the URL when a filter is removed elsewhere', () => {
  const { rerender } = render(panel(['England']));
  expect(screen.getByRole('checkbox', { name: /England/ })).toBeChecked();
  rerender(panel([]));
  expect(screen.getByRole('checkbox', { name: /England/ })).not.toBeChecked();
});

it('shows active filters as links that remove them', () => {
  render(
    <MemoryRouter>
      <Chips chips={[{ label: 'Wales', href: '/explore/unis?tef=Gold' }]} clear="/explore/unis" />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Remove filter: Wales' })).toHaveAttribute(
    'href',
    '/explore/unis?tef=Gold',
  );
  expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute('href', '/explore/unis');
});

it('sorts on the change of the order', async () => {
  render(
    <MemoryRouter>
      <SortSelect
        action="/explore/unis"
        keep={{ country: ['England', 'Wales'] }}
        options={[
          { value: 'name', label: 'A to Z' },
          { value: 'tef', label: 'Teaching' },
        ]}
        value="name"
      />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'tef');
  expect(screen.getByText('/explore/unis?country=England&country=Wales&sort=tef')).toBeInTheDocument();
});

it('shortens a long list, and shows the rest when an option in it is chosen', () => {
  const many = ['Law', 'Art', 'Music'].map((value) => ({ value, label: value, count: 1204 }));
  const facet = (selected: string[]) => (
    <FacetGroup legend="Subject" name="subject" options={many} selected={selected} shown={2} />
  );
  const { rerender } = render(facet([]));
  const rest = screen.getByText('Show all 3').closest('details');
  expect(rest).not.toHaveAttribute('open');
  expect(rest).toHaveTextContent('Music1,204');
  rerender(facet(['Music']));
  expect(rest).toHaveAttribute('open');
});
