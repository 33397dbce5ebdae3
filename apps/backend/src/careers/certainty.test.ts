import type { AssessmentStatement } from '../catalogue/content/careers';
import { nearbyScores, patternsOf, percentRange } from './certainty';
import { matchProfiles } from './match';
import type { Answers } from './scores';
import { scoreAnswers } from './scores';
import { eachTrait, traits } from './traits';

const statements: AssessmentStatement[] = traits.flatMap((trait) =>
  [1, 2, 3, 4, 5].map((n) => ({ id: `${trait}${n}`, text: `About ${trait}, ${n}`, trait })),
);
const answers = (answerOf: (statement: AssessmentStatement) => number): Answers =>
  Object.fromEntries(statements.map((statement) => [statement.id, answerOf(statement)]));
const maker = { R: 6, I: 3, A: 1, S: 1, E: 2, C: 3 };

it('[C-11] scores a trait by the mean of its answers, and one without answers as neutral', () => {
  const given = answers(({ id, trait }) => (trait === 'R' ? Number(id.slice(1)) : 2));
  expect(scoreAnswers(given, statements)).toEqual({ R: 3, I: 2, A: 2, S: 2, E: 2, C: 2 });
  expect(scoreAnswers({}, statements)).toEqual(eachTrait(() => 3));
});

it('[C-11] finds every score that two changed answers could have given, and no other', () => {
  const nearby = nearbyScores(
    answers(() => 3),
    statements,
  );
  // None; one of 6 traits up or down; one trait by two; two traits, each up or down or one trait up and down again.
  expect(nearby).toHaveLength(1 + 12 + 12 + 15 * 4 + 6);
  const steps = (scores: (typeof nearby)[number]) =>
    traits.reduce((sum, trait) => sum + Math.round(5 * Math.abs(scores[trait] - 3)), 0);
  expect(Math.max(...nearby.map(steps))).toBe(2);
});

it('[C-11] changes no answer beyond 1 or 5', () => {
  const nearby = nearbyScores(
    answers(() => 5),
    statements,
  );
  expect(nearby.every((scores) => traits.every((trait) => scores[trait] <= 5))).toBe(true);
});

it('[C-11] gives a wide range for a faint preference and a narrow one for a clear one', () => {
  const rangeOf = (given: Answers) => {
    const range = percentRange(patternsOf(nearbyScores(given, statements)), maker);
    const percent = matchProfiles(scoreAnswers(given, statements), maker)?.percent;
    expect(range?.low).toBeLessThanOrEqual(percent ?? -1);
    expect(range?.high).toBeGreaterThanOrEqual(percent ?? 101);
    return (range?.high ?? 0) - (range?.low ?? 0);
  };
  const clear = answers(({ trait }) => ({ R: 5, I: 3, A: 1, S: 1, E: 1, C: 3 })[trait]);
  const faint = answers(({ id }) => (id === 'R1' ? 4 : 3));
  expect(rangeOf(clear)).toBeLessThan(10);
  expect(rangeOf(faint)).toBeGreaterThan(50);
});
