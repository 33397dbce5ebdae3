import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showToast, TOAST_EVENT, type Toast } from './toast';
import { Toasts } from './toasts';
import { DeferredToasts } from './deferred-toasts';

const say = (toast: Toast) => act(() => showToast(toast));

it('is a live region before the first toast', () => {
  render(<Toasts />);
  expect(screen.getByRole('status', { name: 'What just happened' })).toHaveTextContent('');
  say({ message: 'Saved University of Bath', tone: 'success' });
  expect(screen.getByRole('status')).toHaveTextContent('Saved University of Bath');
});

it('runs its action once and closes', async () => {
  const undo = jest.fn();
  render(<Toasts />);
  say({ message: 'Removed', action: { label: 'Undo', onAct: undo } });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).toBeNull();
});

it('closes by itself, unless it has an action', () => {
  jest.useFakeTimers();
  render(<Toasts />);
  say({ message: 'In passing' });
  say({ message: 'To stay', action: { label: 'Undo', onAct: () => undefined } });
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.queryByText('In passing')).toBeNull();
  expect(screen.getByText('To stay')).toBeVisible();
  jest.useRealTimers();
});

it('stays open while hovered or focused', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Toasts />);
  say({ message: 'Read me' });
  await user.hover(screen.getByText('Read me'));
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('Read me')).toBeVisible();
  jest.useRealTimers();
});

it('shows the newest three, each of which can be dismissed', async () => {
  render(<Toasts />);
  for (const message of ['One', 'Two', 'Three', 'Four']) say({ message });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByText('One')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Four' }));
  expect(screen.queryByText('Four')).toBeNull();
});

it.each([undefined, null, {}, { message: 4 }])('ignores the event with %p', (detail) => {
  render(<Toasts />);
  act(() => void window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail })));
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('loads on the first toast, and shows all toasts sent before it loaded', async () => {
  const { container } = render(<DeferredToasts />);
  expect(container).toBeEmptyDOMElement();
  say({ message: 'One' });
  say({ message: 'Two' });
  expect(await screen.findByText('Two')).toBeVisible();
  say({ message: 'Three' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
});
