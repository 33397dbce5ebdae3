import { shippedCatalogue } from '../../testing/app';
import { similarScores, patternsOf } from './certainty';
import type { Pattern } from './match';
import { patternOf } from './match';
import { scoreAnswers } from './scores';
import { matchStability } from './match-stability';
import type { Trait } from './traits';

const steadinessFor = async (given: (trait: Trait, place: number) => number) => {
  const catalogue = await shippedCatalogue();
  const statements = catalogue.content('assessment-statements');
  const answers = Object.fromEntries(statements.map(({ id, trait }, place) => [id, given(trait, place)]));
  const own = patternOf(scoreAnswers(answers, statements));
  if (!own) throw new Error('These answers are flat');
  const nearby = patternsOf(similarScores(answers, statements));
  return matchStability(
    own,
    nearby,
    catalogue.content('careers').map(({ profile }) => profile),
  );
};

it('keeps more of the top ten the stronger the preferences are [R-07]', async () => {
  const clear = await steadinessFor((trait) => ({ R: 5, I: 4, A: 1, S: 1, E: 2, C: 3 })[trait]);
  const faint = await steadinessFor((trait, place) => (trait === 'A' && place < 18 ? 4 : 3));
  expect(clear.of).toBe(10);
  expect(clear.kept).toBeGreaterThan(faint.kept);
  expect(faint.kept).toBeGreaterThanOrEqual(0);
});

it('keeps all when there are no similar patterns', () => {
  const own = patternOf({ R: 5, I: 4, A: 3, S: 2, E: 1, C: 1 }) as Pattern;
  const profiles = [
    { R: 7, I: 5, A: 1, S: 1, E: 1, C: 2 },
    { R: 1, I: 1, A: 7, S: 5, E: 3, C: 1 },
  ];
  expect(matchStability(own, [own], profiles)).toEqual({ of: 2, kept: 2 });
});
