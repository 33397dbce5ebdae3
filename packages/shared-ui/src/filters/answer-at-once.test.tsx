import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { TextField } from '../field/inputs';
import { FacetGroup } from './facet-group';
import { FilterPanel } from './filter-panel';
import { RadiusSelect } from './radius-select';

const NATIONS = [{ value: 'Wales', label: 'Wales', count: 10 }];

/** A page whose filters follow its address, as the pages of lists do. */
const List = () => {
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  return (
    <>
      <button type="button" popoverTarget="filters">
        Outside
      </button>
      <FilterPanel action="/explore/unis" count="10 universities">
        <TextField label="Words" name="q" defaultValue={parameters.get('q') ?? ''} />
        <RadiusSelect radius={Number(parameters.get('radius')) || null} isOptional />
        <FacetGroup
          legend="Nation"
          name="country"
          options={NATIONS}
          selected={parameters.getAll('country')}
        />
      </FilterPanel>
      <output>{search}</output>
    </>
  );
};
const show = () =>
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
const address = () => screen.getByRole('status').textContent;
const sheet = () => document.querySelector('#filters') as HTMLElement;

/** Interacts with the page, so that the panel begins to answer at once. */
const wake = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Outside' }));
  await screen.findByRole('button', { name: 'Show 10 universities' });
};

it('has a button that shows the results until the visitor does something', () => {
  show();
  expect(screen.getByRole('button', { name: 'Show results' })).toBeVisible();
});

it('shows the results of each choice at once, and keeps the focus', async () => {
  show();
  await wake();
  const wales = screen.getByRole('checkbox', { name: /Wales/ });
  await userEvent.click(wales);
  expect(address()).toBe('?country=Wales');
  expect(wales).toHaveFocus();
  const radius = screen.getByLabelText('How far you would go');
  await userEvent.selectOptions(radius, '25');
  expect(address()).toBe('?radius=25&country=Wales');
  expect(radius).toHaveFocus();
  await userEvent.type(screen.getByLabelText('Words'), 'law{Enter}');
  expect(address()).toBe('?q=law&radius=25&country=Wales');
  expect(screen.getByLabelText('Words')).toHaveFocus();
});

it('shows the results of a choice that was made before it was ready', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
  await waitFor(() => expect(address()).toBe('?country=Wales'));
});

describe('the open sheet', () => {
  let isOpen = false;
  beforeEach(async () => {
    isOpen = false;
    show();
    Object.assign(sheet(), {
      matches: (selector: string) => selector === ':popover-open' && isOpen,
      hidePopover: () => toggle(false),
    });
    await wake();
  });
  const toggle = (open: boolean) => {
    isOpen = open;
    sheet().dispatchEvent(new Event('toggle'));
  };

  it('is a modal dialog: the rest of the page is inert, and the focus is in it', () => {
    toggle(true);
    expect(screen.getByRole('dialog', { name: 'Filters' })).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByText('Outside')).toHaveProperty('inert', true);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    toggle(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Outside')).toHaveProperty('inert', false);
  });

  it('gives the focus back to the button that opened it, also from the controls of the browser', () => {
    toggle(true);
    (document.activeElement as HTMLElement).blur();
    toggle(false);
    expect(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  });

  it('stays open at a choice, and closes with its button', async () => {
    toggle(true);
    await userEvent.click(screen.getByRole('checkbox', { name: /Wales/ }));
    expect(address()).toBe('?country=Wales');
    expect(isOpen).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 universities' }));
    expect(isOpen).toBe(false);
  });
});
