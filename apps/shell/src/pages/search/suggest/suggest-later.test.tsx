/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SuggestLater } from './suggest-later';

it('[R-15] is a plain form until someone comes near it, then suggests; the focus and the words stay', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <SuggestLater label="Search the site" /> },
  ]);
  render(<RouterProvider router={router} />);
  const plain = screen.getByRole('searchbox', { name: 'Search the site' });
  expect(plain.closest('form')).toHaveAttribute('action', '/explore/search');
  await userEvent.tab();
  const box = await screen.findByRole('combobox', { name: 'Search the site' });
  expect(box).toHaveFocus();
  await userEvent.type(box, 'law');
  expect(box).toHaveValue('law');
});

it('[R-15] leaves the focus to whoever has tabbed on to its button meanwhile', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <SuggestLater label="Search the site" /> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('searchbox', { name: 'Search the site' }).focus());
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  await screen.findByRole('combobox', { name: 'Search the site' });
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('[R-16] keeps what was searched for and the place of the next key', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <SuggestLater label="Search courses" defaultValue="law" /> },
  ]);
  render(<RouterProvider router={router} />);
  const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });
  expect(plain).toHaveValue('law');
  act(() => {
    plain.focus();
    plain.setSelectionRange(0, 0);
  });
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search courses' });
  expect(box).toHaveFocus();
  expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['law', 0, 0]);
});
