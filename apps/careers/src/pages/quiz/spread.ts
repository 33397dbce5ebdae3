import { TRAITS, type ByTrait, type TraitId } from '@signpost/api-client/careers';
import type { Placed } from './less-like';

/** Scores as near to the highest as this count as tied: two of five answers one step lower. */
const TIED = 0.4;
const ROUNDING = 1e-9;
/** The most careers that each tied interest is sure of. */
const SHARE = 3;
/** A match of no more than this is none. */
const NO_RELATION = 50;

/** The interests that come first for a visitor, more than one when they are tied. */
export const topInterests = (scores: ByTrait): readonly TraitId[] => {
  const highest = Math.max(...TRAITS.map((trait) => scores[trait]));
  return TRAITS.filter((trait) => scores[trait] >= highest - TIED - ROUNDING);
};

const strongest = ({ career: { interests } }: Placed): TraitId | undefined =>
  interests ? [...TRAITS].sort((one, other) => interests[other] - interests[one])[0] : undefined;

/**
 * The first careers of a list in its order. Where a visitor's top interests are tied, each has its share of careers in
 * which it is the strongest, so that no liking is left out for matching fewer of them.
 */
export const firstMatches = (placed: readonly Placed[], scores: ByTrait, most: number): readonly Placed[] => {
  const tops = topInterests(scores);
  if (tops.length < 2) return placed.slice(0, most);
  const share = Math.min(SHARE, Math.floor(most / tops.length));
  const sure = tops.flatMap((trait) =>
    placed.filter((each) => strongest(each) === trait && each.shown > NO_RELATION).slice(0, share),
  );
  const chosen = new Set(sure);
  for (const each of placed) if (chosen.size < most) chosen.add(each);
  return placed.filter((each) => chosen.has(each));
};
