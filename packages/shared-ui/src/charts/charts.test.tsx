import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { BarChart } from './bar-chart';
import { LineChart } from './line-chart';
import { RadarChart } from './radar-chart';
import { niceTicks, percent } from './scale';

const text = { title: 'Pay', summary: 'Bath pays most.', source: 'Graduate Outcomes, 2021/22' };
const pounds = (value: number) => `£${value}`;
const cells = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('describes a bar chart in text and as a table, including unpublished figures', () => {
  const { container } = render(
    <BarChart
      {...text}
      first="University"
      measure="Typical pay"
      format={pounds}
      bars={[
        { label: 'Bath', value: 300 },
        { label: 'Cardiff', value: 150, mark: true },
        { label: 'Bath Spa', value: null },
      ]}
    />,
  );
  expect(screen.getByRole('figure', { name: 'Pay' })).toHaveTextContent('Bath pays most.');
  expect(cells()).toEqual([
    ['University', 'Typical pay'],
    ['Bath', '£300'],
    ['Cardiff', '£150'],
    ['Bath Spa', 'Not published'],
  ]);
  expect([...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
    '100%',
    '50%',
  ]);
});

it('leaves a gap in a line where a figure was not published', () => {
  const { container } = render(
    <LineChart
      {...text}
      first="Year"
      points={['2021', '2022', '2023', '2024']}
      series={[{ name: 'Pay', values: [10, null, 20, 25] }]}
      format={pounds}
    />,
  );
  expect(container.querySelectorAll('polyline')).toHaveLength(2);
  expect(container.querySelectorAll('circle')).toHaveLength(3);
  expect(cells()[2]).toEqual(['2022', 'Not published']);
});

it('renders a profile as a shape and as a table', () => {
  const { container } = render(
    <RadarChart
      {...text}
      first="Trait"
      axes={['Realistic', 'Investigative', 'Social']}
      series={[
        { name: 'You', values: [10, 40, 20] },
        { name: 'The job', values: [40, 40, 40] },
      ]}
      max={40}
      format={String}
    />,
  );
  expect(cells()[2]).toEqual(['Investigative', '40', '40']);
  expect(container.querySelectorAll('g polygon')).toHaveLength(2);
  expect(container.querySelector('polygon')?.closest('svg')).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  [0, 0, [0, 0.25]],
  [0, 10, [0, 2.5, 5, 7.5, 10]],
  [0, 16500, [0, 5000, 10000, 15000, 20000]],
  [-10, 30, [-10, 0, 10, 20, 30]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [0, Number.MIN_VALUE, [0, 0.25]],
])('returns round tick values from %p to %p', (least, most, ticks) => {
  expect(niceTicks(least, most)).toEqual(ticks);
});

it('always covers its values with few ticks', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
      (a, b) => {
        const [least, most] = [Math.min(a, b), Math.max(a, b)];
        const ticks = niceTicks(least, most);
        const slack = 1e-9 * Math.max(1, Math.abs(least), Math.abs(most));
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, least) + slack);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - slack);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(new Set(ticks).size).toBe(ticks.length);
      },
    ),
  );
});

it.each([
  [-1, '0%'],
  [0.12345, '12.35%'],
  [2, '100%'],
])('formats the share %p as %p', (share, length) => {
  expect(percent(share)).toBe(length);
});
