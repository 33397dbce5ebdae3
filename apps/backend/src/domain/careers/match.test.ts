import fc from 'fast-check';
import type { Profile } from '../catalogue/content/careers';
import { isFlat, matchProfiles } from './match';
import { eachTrait, TRAITS } from './traits';

const profile = fc.record({
  R: fc.integer({ min: 5, max: 25 }),
  I: fc.integer({ min: 5, max: 25 }),
  A: fc.integer({ min: 5, max: 25 }),
  S: fc.integer({ min: 5, max: 25 }),
  E: fc.integer({ min: 5, max: 25 }),
  C: fc.integer({ min: 5, max: 25 }),
});
/** Multiples of one fifth, like means of five answers. */
const scores = profile.map((whole) => eachTrait((trait) => whole[trait] / 5));
const uneven = scores.filter((each) => !isFlat(each));

const total = (each: Profile) => TRAITS.reduce((sum, trait) => sum + each[trait], 0);
const maker: Profile = { R: 5, I: 3, A: 1, S: 1, E: 1, C: 3 };
const opposite: Profile = { R: 1, I: 3, A: 5, S: 5, E: 5, C: 3 };

it.each<[string, Profile, Profile, number]>([
  ['the same', maker, maker, 100],
  ['the same shape, stronger', { R: 2, I: 1.5, A: 1, S: 1, E: 1, C: 1.5 }, maker, 100],
  ['opposite', maker, opposite, 0],
  ['unrelated', { R: 5, I: 1, A: 3, S: 3, E: 3, C: 3 }, { R: 3, I: 3, A: 5, S: 1, E: 3, C: 3 }, 50],
])('matches profiles that are %s [C-11]', (_, one, other, percent) => {
  expect(matchProfiles(one, other)?.percent).toBe(percent);
});

it('returns which traits raise a match and which lower it [C-11]', () => {
  const match = matchProfiles({ R: 5, I: 4, A: 1, S: 1, E: 4, C: 3 }, maker);
  expect(match?.contributions.R).toBeGreaterThan(10);
  expect(match?.contributions.E).toBeLessThan(0);
});

it('returns no match for a flat profile [C-11]', () => {
  const flat = eachTrait(() => 3.2);
  expect(isFlat(flat)).toBe(true);
  expect(matchProfiles(flat, maker)).toBeUndefined();
  expect(matchProfiles(maker, flat)).toBeUndefined();
});

it('is between 0 and 100, is symmetric, and equals the sum of its contributions', () => {
  fc.assert(
    fc.property(uneven, uneven, (one, other) => {
      const match = matchProfiles(one, other);
      expect(match).toBeDefined();
      if (!match) return;
      expect(match).toEqual(matchProfiles(other, one));
      expect(match.percent).toBeGreaterThanOrEqual(0);
      expect(match.percent).toBeLessThanOrEqual(100);
      expect(50 + total(match.contributions)).toBe(match.percent);
      expect(TRAITS.every((trait) => Number.isInteger(match.contributions[trait]))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

it('depends on the pattern of interests and not on their strength', () => {
  fc.assert(
    fc.property(uneven, uneven, fc.double({ min: 0.5, max: 3, noNaN: true }), (one, other, factor) => {
      const stronger = eachTrait((trait) => 1 + factor * one[trait]);
      const difference =
        (matchProfiles(one, other)?.percent ?? NaN) - (matchProfiles(stronger, other)?.percent ?? NaN);
      expect(Math.abs(difference)).toBeLessThanOrEqual(1); // Differs by rounding at most.
    }),
  );
});
