import { TRAITS, type ByTrait, type Fit, type TraitId } from '@signpost/api-client/careers';

/** Points with their sign, as they are read: "+14", "−6", "0". */
export const signed = (points: number): string =>
  points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';

/** Whether a visitor likes an interest more than they like the six on average. `scores` are theirs, 1 to 5. */
export const likes = (scores: ByTrait, trait: TraitId): boolean =>
  scores[trait] > TRAITS.reduce((sum, each) => sum + scores[each], 0) / TRAITS.length;

/** What work with much of an interest is like. */
const WORK: ByTraitWords = {
  R: 'hands-on',
  I: 'about finding out',
  A: 'creative',
  S: 'about helping people',
  E: 'about leading',
  C: 'about order and detail',
};
type ByTraitWords = Readonly<Record<TraitId, string>>;

/** Why an interest adds points or takes them: "not hands-on, like you". A plus is never read as a liking that is none. */
export const whyWords = (trait: TraitId, points: number, scores: ByTrait): string => {
  const much = likes(scores, trait) === points > 0;
  return `${much ? '' : 'not '}${WORK[trait]}, ${points > 0 ? 'like' : 'unlike'} you`;
};

/** The interests that move a match most, strongest first: "+14 about finding out, like you". */
export const reasonsOf = ({ contributions }: Fit, scores: ByTrait, most = 2): string[] =>
  TRAITS.filter((trait) => contributions[trait] !== 0)
    .sort((one, other) => Math.abs(contributions[other]) - Math.abs(contributions[one]))
    .slice(0, most)
    .map((trait) => `${signed(contributions[trait])} ${whyWords(trait, contributions[trait], scores)}`);
