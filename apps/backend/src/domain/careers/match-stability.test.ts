import { shippedCatalogue } from '../../testing/catalogue';
import { similarScores, patternsOf } from './certainty';
import type { Pattern } from './match';
import { patternOf } from './match';
import { scoreAnswers } from './scores';
import { matchStability } from './match-stability';
import type { Trait } from './traits';

const stabilityFor = async (answerOf: (trait: Trait, index: number) => number) => {
  const catalogue = await shippedCatalogue();
  const statements = catalogue.content('assessment-statements');
  const answers = Object.fromEntries(statements.map(({ id, trait }, index) => [id, answerOf(trait, index)]));
  const own = patternOf(scoreAnswers(answers, statements));
  if (!own) throw new Error('These answers are flat');
  const nearby = patternsOf(similarScores(answers, statements));
  return matchStability(
    own,
    nearby,
    catalogue.content('careers').map(({ profile }) => profile),
  );
};

it('returns a higher stability of the top ten for stronger preferences [R-07]', async () => {
  const clear = await stabilityFor((trait) => ({ R: 5, I: 4, A: 1, S: 1, E: 2, C: 3 })[trait]);
  const faint = await stabilityFor((trait, index) => (trait === 'A' && index < 18 ? 4 : 3));
  expect(clear.of).toBe(10);
  expect(clear.kept).toBeGreaterThan(faint.kept);
  expect(faint.kept).toBeGreaterThanOrEqual(0);
});

it('returns full stability when no pattern differs', () => {
  const own = patternOf({ R: 5, I: 4, A: 3, S: 2, E: 1, C: 1 }) as Pattern;
  const profiles = [
    { R: 7, I: 5, A: 1, S: 1, E: 1, C: 2 },
    { R: 1, I: 1, A: 7, S: 5, E: 3, C: 1 },
  ];
  expect(matchStability(own, [own], profiles)).toEqual({ of: 2, kept: 2 });
});
