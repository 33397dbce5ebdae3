import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveButton } from './save-button';

it('names what it saves, and asks for it when pressed', async () => {
  const wish = jest.fn();
  render(<SaveButton name="University of Bath" saved={false} onToggle={wish} id="10007850" />);
  const button = screen.getByRole('button', { name: 'Save University of Bath', pressed: false });
  expect(button).toHaveAttribute('data-save', '10007850');
  await userEvent.click(button);
  expect(wish).toHaveBeenCalledTimes(1);
});

it('says in words that a thing is saved', () => {
  render(<SaveButton name="University of Bath" saved />);
  expect(screen.getByRole('button', { name: 'Saved University of Bath', pressed: true })).toBeVisible();
});

it.each([
  ['saving', 'Saving University of Bath'],
  ['failed', 'Not saved. Try again University of Bath'],
  ['login', 'Sign in to save University of Bath'],
] as const)('[S-04] says the state %s in words', (state, name) => {
  render(<SaveButton name="University of Bath" saved={false} state={state} />);
  expect(screen.getByRole('button', { name })).toBeVisible();
});

it('takes no second wish while the first is on its way, and keeps focus', async () => {
  const wish = jest.fn();
  render(<SaveButton name="University of Bath" saved={false} state="saving" onToggle={wish} />);
  const button = screen.getByRole('button', { name: /Saving/ });
  await userEvent.click(button);
  expect(wish).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});
