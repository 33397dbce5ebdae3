import { render, screen } from '@testing-library/react';
import { Progress, Steps } from './progress';

it('says how far along one is', () => {
  render(<Progress label="Career quiz" value={12} max={30} text="Question 12 of 30" />);
  const bar = screen.getByRole('progressbar', { name: 'Career quiz' });
  expect(bar).toHaveAttribute('value', '12');
  expect(bar).toHaveAttribute('max', '30');
  expect(screen.getAllByText('Question 12 of 30')[0]).toBeVisible();
});

it('says which steps are done and which is now', () => {
  render(<Steps label="Applying" steps={['Choose', 'Write', 'Send']} current={1} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Choose, done');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent(/^Send$/);
});
