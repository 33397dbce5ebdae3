import type { AssessmentStatement, Profile } from '../catalogue/content/careers';
import type { Pattern } from './match';
import { patternOf, percentOf } from './match';
import type { Answers } from './scores';
import { MIN_ANSWER, MAX_ANSWER, scoreAnswers } from './scores';

/** The lowest and highest match percentages over similar answers. */
export interface PercentRange {
  low: number;
  high: number;
}

/** Returns the scores that result when up to two answers change by one step, including the visitor's own scores. */
export const similarScores = (answers: Answers, statements: readonly AssessmentStatement[]): Profile[] => {
  const steps = statements.flatMap(({ id, trait }) => {
    const answer = answers[id];
    if (answer === undefined) return [];
    return [-1, 1]
      .map((step) => ({ id, changed: answer + step, effect: `${trait}${step}` }))
      .filter(({ changed }) => changed >= MIN_ANSWER && changed <= MAX_ANSWER);
  });
  // A score is a mean, so only the trait of a changed answer matters, not which answer it was.
  const scoresByEffect = new Map<string, Profile>();
  const add = (effect: string, changes: Answers) => {
    if (!scoresByEffect.has(effect))
      scoresByEffect.set(effect, scoreAnswers({ ...answers, ...changes }, statements));
  };
  add('', {});
  for (const [index, one] of steps.entries()) {
    add(one.effect, { [one.id]: one.changed });
    for (const other of steps.slice(index + 1)) {
      if (other.id === one.id) continue;
      const effect = [one.effect, other.effect].sort().join();
      add(effect, { [one.id]: one.changed, [other.id]: other.changed });
    }
  }
  return [...scoresByEffect.values()];
};

/** Returns the patterns of the scores, without flat ones, which have no pattern. */
export const patternsOf = (scores: readonly Profile[]): Pattern[] =>
  scores.flatMap((each) => patternOf(each) ?? []);

/** The range of a profile's match percentage over similar patterns; undefined without patterns. */
export const percentRange = (nearby: readonly Pattern[], profile: Profile): PercentRange | undefined => {
  const own = patternOf(profile);
  if (!own || nearby.length === 0) return undefined;
  const percents = nearby.map((pattern) => percentOf(pattern, own));
  return { low: Math.min(...percents), high: Math.max(...percents) };
};
