import { render, screen } from '@testing-library/react';
import { Stat, StatGrid } from './stat';

it('shows a figure with its meaning, publisher, year and cohort', () => {
  render(
    <StatGrid>
      <Stat
        label="Typical pay"
        figure="£26,500"
        meaning="About average."
        source={{ publisher: 'Graduate Outcomes', year: '2021/22', cohort: '480 graduates' }}
      />
    </StatGrid>,
  );
  expect(screen.getByText('Typical pay').tagName).toBe('DT');
  expect(screen.getByText('£26,500')).toBeVisible();
  expect(screen.getByText('Graduate Outcomes, 2021/22, 480 graduates')).toBeVisible();
});

it('shows a withheld figure as not published', () => {
  render(
    <StatGrid>
      <Stat label="Satisfaction" figure={null} source={{ publisher: 'NSS', year: '2024' }} />
    </StatGrid>,
  );
  expect(screen.getByText('Not published')).toBeVisible();
});
