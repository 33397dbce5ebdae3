import { t } from '@signpost/language';
import { TRAITS, type ByTrait, type Fit, type TraitId } from '@signpost/api-client/careers';

/** Formats points with their sign: "+14", "−6", "0". */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

/** Returns whether a visitor scores an interest above their mean of the six. `scores` are the visitor's, 1 to 5. */
const likes = (scores: ByTrait, trait: TraitId): boolean =>
  scores[trait] > TRAITS.reduce((sum, each) => sum + scores[each], 0) / TRAITS.length;

/** Describes work with a high score in an interest. */
const work = (): ByTraitWords => ({
  R: t('hands-on'),
  I: t('about finding out'),
  A: t('creative'),
  S: t('about helping people'),
  E: t('about leading'),
  C: t('about order and detail'),
});
type ByTraitWords = Readonly<Record<TraitId, string>>;

/**
 * Explains why an interest adds or subtracts points: "not hands-on, like you". Never describes a disliked interest as
 * liked.
 */
export const whyWords = (trait: TraitId, points: number, scores: ByTrait): string => {
  const much = likes(scores, trait) === points > 0;
  const words = { work: work()[trait] };
  if (much) return points > 0 ? t('{work}, like you', words) : t('{work}, unlike you', words);
  return points > 0 ? t('not {work}, like you', words) : t('not {work}, unlike you', words);
};

/** Returns the interests with the largest effect on a match, largest first: "+14 about finding out, like you". */
export const reasonsOf = ({ contributions }: Fit, scores: ByTrait, most = 2): string[] =>
  TRAITS.filter((trait) => contributions[trait] !== 0)
    .sort((one, other) => Math.abs(contributions[other]) - Math.abs(contributions[one]))
    .slice(0, most)
    .map((trait) => `${signed(contributions[trait])} ${whyWords(trait, contributions[trait], scores)}`);
