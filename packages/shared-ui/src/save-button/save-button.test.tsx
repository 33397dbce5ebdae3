import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from './save-button';

it('names the item, and reports a press', async () => {
  const wish = jest.fn();
  render(<SaveButton name="University of Bath" saved={false} onToggle={wish} id="10007850" />);
  const button = screen.getByRole('button', { name: 'Save University of Bath', pressed: false });
  expect(button).toHaveAttribute('data-save', '10007850');
  await userEvent.click(button);
  expect(wish).toHaveBeenCalledTimes(1);
});

it('shows the saved state as text', () => {
  render(<SaveButton name="University of Bath" saved />);
  expect(screen.getByRole('button', { name: 'Saved University of Bath', pressed: true })).toBeVisible();
});

it.each([
  ['saving', 'Saving University of Bath'],
  ['failed', 'Not saved. Try again University of Bath'],
  ['login', 'Sign in to save University of Bath'],
] as const)('shows the state %s as text [S-04]', (state, name) => {
  render(<SaveButton name="University of Bath" saved={false} state={state} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('ignores a press while saving, and keeps focus', async () => {
  const wish = jest.fn();
  render(<SaveButton name="University of Bath" saved={false} state="saving" onToggle={wish} />);
  const button = screen.getByRole('button', { name: /Saving/ });
  await userEvent.click(button);
  expect(wish).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
