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
