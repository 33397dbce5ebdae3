import { TRAITS, type ByTrait, type TraitId } from '@signpost/api-client/careers';
import type { Placed } from './less-like';

/** Scores within this distance of the highest are tied: two of five answers one step lower. */
const MAX_TIE_DISTANCE = 0.4;
const ROUNDING = 1e-9;
/** Number of careers that results show at first, and at most. */
export const FIRST_MATCHES = 10;
export const MAX_MATCHES = 40;
/** Number of careers guaranteed to each tied interest. */
const CAREERS_PER_INTEREST = 3;
/** Matches up to this value do not count as a match. */
const MIN_MATCH = 50;

/** Returns a visitor's highest interests; more than one when they are tied. */
export const topInterests = (scores: ByTrait): readonly TraitId[] => {
  const highest = Math.max(...TRAITS.map((trait) => scores[trait]));
  return TRAITS.filter((trait) => scores[trait] >= highest - MAX_TIE_DISTANCE - ROUNDING);
};

const strongest = ({ career: { interests } }: Placed): TraitId | undefined =>
  interests ? [...TRAITS].sort((one, other) => interests[other] - interests[one])[0] : undefined;

/**
 * Returns the first careers of a list in list order. When a visitor's top interests are tied, each gets a share of
 * careers in which it is the strongest, so that an interest with fewer matching careers is not left out.
 */
export const firstMatches = (placed: readonly Placed[], scores: ByTrait, most: number): readonly Placed[] => {
  const tops = topInterests(scores);
  if (tops.length < 2) return placed.slice(0, most);
  const share = Math.min(CAREERS_PER_INTEREST, Math.floor(most / tops.length));
  const sure = tops.flatMap((trait) =>
    placed.filter((each) => strongest(each) === trait && each.shown > MIN_MATCH).slice(0, share),
  );
  const chosen = new Set(sure);
  for (const each of placed) if (chosen.size < most) chosen.add(each);
  return placed.filter((each) => chosen.has(each));
};
