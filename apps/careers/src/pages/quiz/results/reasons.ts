import { t } from '@signpost/language';
import { TRAITS, type ByTrait, type Fit, type TraitId } from '@signpost/api-client/careers';
import { whyWords } from '../../../components/fit/fit-words';

/** The contribution of one interest to a match. */
export interface Reason {
  readonly trait: TraitId;
  /** Points that it adds, or subtracts when negative. */
  readonly points: number;
  /** A short reason: "not hands-on, like you". */
  readonly words: string;
}

/** Returns the contributions of all six interests, largest first. `scores` are the visitor's, 1 to 5. */
export const reasonsOf = ({ contributions }: Fit, scores: ByTrait): readonly Reason[] =>
  TRAITS.map((trait) => {
    const points = contributions[trait];
    return {
      trait,
      points,
      words: points === 0 ? t('makes no difference') : whyWords(trait, points, scores),
    };
  }).sort((one, other) => Math.abs(other.points) - Math.abs(one.points));

const SHOWN = 3;
/** Minimum of negative points that is worth mentioning. */
const AGAINST = -2;

/** Returns the contributions to display: the largest ones, and always the most negative one. */
export const mainReasons = (reasons: readonly Reason[]): readonly Reason[] => {
  const against = reasons.find(({ points }) => points <= AGAINST);
  const first = reasons.filter(({ points }) => points !== 0).slice(0, SHOWN);
  return !against || first.includes(against) ? first : [...first.slice(0, SHOWN - 1), against];
};
