import { milesBetween } from './miles-between';

it('measures the distance in a straight line in miles', () => {
  const [bath, edinburgh] = [
    { lat: 51.3811, lng: -2.359 },
    { lat: 55.9533, lng: -3.1883 },
  ] as const;
  expect(milesBetween(bath, edinburgh)).toBeCloseTo(317.8, 0);
  expect(milesBetween(bath, bath)).toBe(0);
});
