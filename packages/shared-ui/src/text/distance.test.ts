import { miles } from './distance';

it.each([
  [0, 'less than a mile'],
  [0.94, 'less than a mile'],
  [0.96, '1 mile'],
  [1.94, '1.9 miles'],
  [9.99, '10 miles'],
  [12.4, '12 miles'],
  [1204.2, '1,204 miles'],
])('rounds %s miles to %s', (distance, expected) => {
  expect(miles(distance)).toBe(expected);
});
