import type { AssessmentStatement } from '../catalogue/content/careers';
import { similarScores, patternsOf, percentRange } from './certainty';
import { matchProfiles } from './match';
import type { Answers } from './scores';
import { scoreAnswers } from './scores';
import { eachTrait, TRAITS } from './traits';

const statements: AssessmentStatement[] = TRAITS.flatMap((trait) =>
  [1, 2, 3, 4, 5].map((n) => ({ id: `${trait}${n}`, text: `About ${trait}, ${n}`, trait })),
);
const answers = (answerOf: (statement: AssessmentStatement) => number): Answers =>
  Object.fromEntries(statements.map((statement) => [statement.id, answerOf(statement)]));
const maker = { R: 6, I: 3, A: 1, S: 1, E: 2, C: 3 };

it('scores a trait by the mean of its answers, and as neutral without answers [C-11]', () => {
  const someAnswers = answers(({ id, trait }) => (trait === 'R' ? Number(id.slice(1)) : 2));
  expect(scoreAnswers(someAnswers, statements)).toEqual({ R: 3, I: 2, A: 2, S: 2, E: 2, C: 2 });
  expect(scoreAnswers({}, statements)).toEqual(eachTrait(() => 3));
});

it('finds exactly the scores that changing two answers can give [C-11]', () => {
  const nearby = similarScores(
    answers(() => 3),
    statements,
  );
  // No change; one of 6 traits up or down; one trait by two steps; two traits, each up or down; or one trait up and
  // down again.
  expect(nearby).toHaveLength(1 + 12 + 12 + 15 * 4 + 6);
  const steps = (scores: (typeof nearby)[number]) =>
    TRAITS.reduce((sum, trait) => sum + Math.round(5 * Math.abs(scores[trait] - 3)), 0);
  expect(Math.max(...nearby.map(steps))).toBe(2);
});

it('never changes an answer below 1 or above 5 [C-11]', () => {
  const nearby = similarScores(
    answers(() => 5),
    statements,
  );
  expect(nearby.every((scores) => TRAITS.every((trait) => scores[trait] <= 5))).toBe(true);
});

it('returns a wide range for a weak preference and a narrow one for a strong one [C-11]', () => {
  const rangeOf = (ownAnswers: Answers) => {
    const range = percentRange(patternsOf(similarScores(ownAnswers, statements)), maker);
    const percent = matchProfiles(scoreAnswers(ownAnswers, statements), maker)?.percent;
    expect(range?.low).toBeLessThanOrEqual(percent ?? -1);
    expect(range?.high).toBeGreaterThanOrEqual(percent ?? 101);
    return (range?.high ?? 0) - (range?.low ?? 0);
  };
  const clear = answers(({ trait }) => ({ R: 5, I: 3, A: 1, S: 1, E: 1, C: 3 })[trait]);
  const faint = answers(({ id }) => (id === 'R1' ? 4 : 3));
  expect(rangeOf(clear)).toBeLessThan(10);
  expect(rangeOf(faint)).toBeGreaterThan(50);
});
