import type { Profile } from '../catalogue/content/careers';

/** One of Holland's six interests. */
export type Trait = keyof Profile;

/** The six traits in RIASEC order. */
export const TRAITS: readonly Trait[] = ['R', 'I', 'A', 'S', 'E', 'C'];

/** Builds a profile from a value for each trait. */
export const eachTrait = (valueOf: (trait: Trait) => number): Profile => ({
  R: valueOf('R'),
  I: valueOf('I'),
  A: valueOf('A'),
  S: valueOf('S'),
  E: valueOf('E'),
  C: valueOf('C'),
});
