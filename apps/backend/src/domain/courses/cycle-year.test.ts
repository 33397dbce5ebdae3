import { cycleYear } from './cycle-year';

it.each([
  ['2026-01-01T00:00:00Z', 2026],
  ['2026-09-21T23:59:59Z', 2026],
  ['2026-09-22T00:00:00Z', 2027],
  ['2028-02-29T12:00:00Z', 2028],
  ['2028-09-20T12:00:00Z', 2028],
  ['2028-09-22T12:00:00Z', 2029],
])('at %s people apply for entry in %i [K-11]', (moment, year) => {
  expect(cycleYear(new Date(moment))).toBe(year);
});
