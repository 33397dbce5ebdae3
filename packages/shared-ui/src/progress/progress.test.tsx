import { render, screen } from '@testing-library/react';
import { Progress } from './progress';

it('shows the progress as text', () => {
  render(<Progress label="Career quiz" value={12} max={30} text="Question 12 of 30" />);
  const bar = screen.getByRole('progressbar', { name: 'Career quiz' });
  expect(bar).toHaveAttribute('value', '12');
  expect(bar).toHaveAttribute('max', '30');
  expect(screen.getAllByText('Question 12 of 30')[0]).toBeVisible();
});
