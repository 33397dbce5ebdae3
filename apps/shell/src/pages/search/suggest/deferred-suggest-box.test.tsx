/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DeferredSuggestBox } from './deferred-suggest-box';

it('is a plain form until focus or pointer contact, then suggests; focus and text are kept [R-15]', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <DeferredSuggestBox label="Search the site" /> },
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

it('keeps the focus on its button when the visitor has tabbed on [R-15]', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <DeferredSuggestBox label="Search the site" /> },
  ]);
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('searchbox', { name: 'Search the site' }).focus());
  act(() => screen.getByRole('button', { name: 'Search' }).focus());
  await screen.findByRole('combobox', { name: 'Search the site' });
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
});

it('keeps the text and the caret position [R-16]', async () => {
  const router = createMemoryRouter([
    { path: '/', Component: () => <DeferredSuggestBox label="Search courses" defaultValue="law" /> },
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
