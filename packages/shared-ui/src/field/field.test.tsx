import { render, screen } from '@testing-library/react';
import { TextField } from './inputs';

it('links the hint and the error to the control', () => {
  render(<TextField label="Postcode" name="postcode" hint="Such as BA2 7AY" error="Check the postcode" />);
  const input = screen.getByLabelText('Postcode');
  expect(input).toHaveAccessibleDescription('Such as BA2 7AY Check the postcode');
  expect(input).toBeInvalid();
});

it('has no description without a hint or an error', () => {
  render(<TextField label="Name" name="name" />);
  expect(screen.getByLabelText('Name')).not.toHaveAttribute('aria-describedby');
});
