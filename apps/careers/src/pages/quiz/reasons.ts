import { TRAITS, type ByTrait, type Fit, type TraitId } from '@signpost/api-client/careers';
import { whyWords } from '../../components/fit-words';

/** One interest's part in a match. */
export interface Reason {
  readonly trait: TraitId;
  /** Points that it adds or takes. */
  readonly points: number;
  /** Why, in a few words: "not hands-on, like you". */
  readonly words: string;
}

/** All six interests' parts in a match, those that count most first. `scores` are the visitor's, 1 to 5. */
export const reasonsOf = ({ contributions }: Fit, scores: ByTrait): readonly Reason[] =>
  TRAITS.map((trait) => {
    const points = contributions[trait];
    return { trait, points, words: points === 0 ? 'makes no difference' : whyWords(trait, points, scores) };
  }).sort((one, other) => Math.abs(other.points) - Math.abs(one.points));

const SHOWN = 3;
/** Fewer points than this against a match are not worth a word. */
const AGAINST = -2;

/** Those worth a word: what counts most, and always what speaks against it most. */
export const mainReasons = (reasons: readonly Reason[]): readonly Reason[] => {
  const against = reasons.find(({ points }) => points <= AGAINST);
  const first = reasons.filter(({ points }) => points !== 0).slice(0, SHOWN);
  return !against || first.includes(against) ? first : [...first.slice(0, SHOWN - 1), against];
};
