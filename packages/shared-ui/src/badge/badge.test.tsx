import { render, screen } from '@testing-library/react';
import { TefRating } from './tef-rating';

it.each(['Gold', 'Silver', 'Bronze', 'Pending', 'Requires improvement'] as const)(
  'shows TEF %s as text',
  (award) => {
    render(<TefRating award={award} />);
    expect(screen.getByText(`TEF ${award}`)).toBeVisible();
  },
);

it('states that a provider is not part of TEF', () => {
  render(<TefRating award={null} />);
  expect(screen.getByText('Not part of TEF')).toBeVisible();
});
