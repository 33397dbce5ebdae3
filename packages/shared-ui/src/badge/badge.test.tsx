import { render, screen } from '@testing-library/react';
import { TefRating } from './tef-rating';

it.each(['Gold', 'Silver', 'Bronze', 'Pending', 'Requires improvement'] as const)(
  'says TEF %s in words',
  (award) => {
    render(<TefRating award={award} />);
    expect(screen.getByText(`TEF ${award}`)).toBeVisible();
  },
);

it('says so when a provider is not part of TEF', () => {
  render(<TefRating award={null} />);
  expect(screen.getByText('Not part of TEF')).toBeVisible();
});
