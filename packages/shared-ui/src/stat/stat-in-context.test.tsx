import { render, screen } from '@testing-library/react';
import { StatInContext } from './stat-in-context';

const source = { publisher: 'Graduate Outcomes', year: '2021/22', cohort: '120 graduates' };
const range = {
  from: 20,
  to: 40,
  middle: [25, 30],
  value: 26,
  format: (value: number) => `£${value}k`,
  whose: 'all psychology courses',
} as const;

it('shows a figure, its comparison and its method', () => {
  const { container } = render(
    <StatInContext
      label="Pay"
      figure="£26k"
      meaning="About average."
      range={range}
      source={source}
      method="The median."
    />,
  );
  expect(screen.getByRole('region', { name: 'Pay' })).toHaveTextContent('£26k');
  expect(
    screen.getByText('The thick part is the middle half of all psychology courses: £25k to £30k.'),
  ).toBeVisible();
  expect(screen.getByText('Graduate Outcomes, 2021/22, 120 graduates')).toBeVisible();
  expect(screen.getByText('How this is worked out').closest('details')).toHaveTextContent('The median.');
  expect(container.querySelector('circle')).toHaveAttribute('cx', '30%');
});

it('has no scale for an unpublished figure', () => {
  const { container } = render(
    <StatInContext label="Pay" figure={null} meaning="Too few answers." range={range} source={source} />,
  );
  expect(screen.getByText('Not published')).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
