import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SortSelect } from './sort-select';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const show = (nearest?: { postcode: string; href: string }) =>
  render(
    <MemoryRouter>
      <SortSelect
        action="/unis"
        keep={{ q: 'bath' }}
        options={[
          { value: 'name', label: 'A to Z' },
          { value: 'salary', label: 'Highest pay' },
        ]}
        value="name"
        nearest={nearest ?? null}
      />
      <Address />
    </MemoryRouter>,
  );
const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText('Sort by'), label);

it('sorts at once, and keeps what else is in the address', async () => {
  show();
  await choose('Highest pay');
  expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
  expect(screen.queryByRole('option', { name: /Nearest/ })).toBeNull();
});

it('does not sort at an arrow key, but at Enter or when the focus leaves, once', async () => {
  const { unmount } = show();
  const lookAt = (value: string) => {
    const select = screen.getByLabelText('Sort by');
    fireEvent.keyDown(select, { key: 'ArrowDown' });
    fireEvent.change(select, { target: { value } });
    return select;
  };
  const select = lookAt('salary');
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  fireEvent.keyDown(select, { key: 'Enter' });
  expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
  unmount();
  show();
  fireEvent.blur(lookAt('salary'));
  expect(screen.getByRole('status')).toHaveTextContent('/unis?q=bath&sort=salary');
});

it('offers the distance from the visitor’s own postcode', async () => {
  show({ postcode: 'BA2 7AY', href: '/unis?postcode=BA2+7AY&sort=distance' });
  await choose('Nearest to BA2 7AY');
  expect(screen.getByRole('status')).toHaveTextContent('/unis?postcode=BA2+7AY&sort=distance');
});
