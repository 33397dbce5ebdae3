import type { AssessmentStatement, Profile } from '../catalogue/content/careers';
import type { Pattern } from './match';
import { patternOf, percentOf } from './match';
import type { Answers } from './scores';
import { leastAnswer, mostAnswer, scoreAnswers } from './scores';

/** The least and the greatest percent that nearly the same answers would give. */
export interface PercentRange {
  low: number;
  high: number;
}

/** Scores that a visitor would have had with any two answers one step higher or lower, their own included. */
export function nearbyScores(answers: Answers, statements: readonly AssessmentStatement[]): Profile[] {
  const steps = statements.flatMap(({ id, trait }) => {
    const answer = answers[id];
    if (answer === undefined) return [];
    return [-1, 1]
      .map((step) => ({ id, changed: answer + step, effect: `${trait}${step}` }))
      .filter(({ changed }) => changed >= leastAnswer && changed <= mostAnswer);
  });
  // A score is a mean, so that it does not matter which of a trait's answers is changed.
  const found = new Map<string, Profile>();
  const add = (effect: string, changes: Answers) => {
    if (!found.has(effect)) found.set(effect, scoreAnswers({ ...answers, ...changes }, statements));
  };
  add('', {});
  for (const [place, one] of steps.entries()) {
    add(one.effect, { [one.id]: one.changed });
    for (const other of steps.slice(place + 1)) {
      if (other.id === one.id) continue;
      const effect = [one.effect, other.effect].sort().join();
      add(effect, { [one.id]: one.changed, [other.id]: other.changed });
    }
  }
  return [...found.values()];
}

/** The patterns of scores; flat ones have none. */
export const patternsOf = (scores: readonly Profile[]): Pattern[] =>
  scores.flatMap((each) => patternOf(each) ?? []);

/** How far the percent of a profile moves among patterns near to each other; undefined when there is nothing to match. */
export function percentRange(nearby: readonly Pattern[], profile: Profile): PercentRange | undefined {
  const own = patternOf(profile);
  if (!own || nearby.length === 0) return undefined;
  const percents = nearby.map((pattern) => percentOf(pattern, own));
  return { low: Math.min(...percents), high: Math.max(...percents) };
}
