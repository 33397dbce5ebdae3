import { z } from 'zod';
import type { CareerCategory, CareerPathway, Profile } from '../../../domain/catalogue/content/careers';
import type { Assessment } from '../../../domain/careers/assessments';
import { similarScores, patternsOf } from '../../../domain/careers/certainty';
import { isFlat, patternOf } from '../../../domain/careers/match';
import type { Ranked } from '../../../domain/careers/rank';
import { rank } from '../../../domain/careers/rank';
import { scoreAnswers } from '../../../domain/careers/scores';
import { matchStability } from '../../../domain/careers/match-stability';
import type { Documents } from '../../../domain/guides/documents';
import type { Resources } from './resources';
import { careerCardSchema, oneItem, traitSchema } from './schema';

const points = z.int().min(-50).max(50);
const percent = z.int().min(0).max(100);

/** How well something matches, and why. */
const matchShape = {
  /** 50 + 50 times the correlation of the visitor's scores with its profile. */
  percent,
  /** The range of the percentage when any two answers change by one step. */
  range: z.strictObject({ low: percent, high: percent }),
  /** Percentage points that each trait adds; with the base of 50 they sum to the percentage. */
  contributions: z.strictObject({ R: points, I: points, A: points, S: points, E: points, C: points }),
};
const matched = z.strictObject({ id: z.string(), title: z.string(), ...matchShape });

/** The results of a quiz. A flat profile, where two other answers could make all six interests equal, has no matches. */
export const resultsSchema = oneItem(
  z.strictObject({
    type: z.literal('assessment-results'),
    id: z.string(),
    attributes: z.strictObject({
      type: z.literal('short'),
      created: z.iso.datetime(),
      flat: z.boolean(),
      /** How many of the ten best careers stay among the best ten, whichever two answers are changed; null for a flat profile. */
      steadiness: z.strictObject({ of: z.int(), kept: z.int() }).nullable(),
      /** Strongest first; `score` is the mean answer, 1 to 5. */
      traits: z.array(
        z.strictObject({
          id: traitSchema.shape.id,
          title: z.string(),
          person: z.string(),
          summary: z.string(),
          score: z.number().min(1).max(5),
        }),
      ),
      careers: z.array(
        z.strictObject({
          ...careerCardSchema.shape,
          attributes: z.strictObject({ ...careerCardSchema.shape.attributes.shape, ...matchShape }),
        }),
      ),
      pathways: z.array(matched),
      categories: z.array(matched),
    }),
  }),
);

const toMatch = ({ percent: value, range, contributions }: Ranked<unknown>) => ({
  percent: value,
  range,
  contributions,
});

/** Matches a visitor's answers with every record that has a profile. */
export const describeResults = (
  { id, type, answers, created }: Assessment,
  documents: Documents,
  resources: Resources,
): z.infer<typeof resultsSchema> => {
  const statements = documents.all('assessment-statements');
  const scores = scoreAnswers(answers, statements);
  const nearby = similarScores(answers, statements);
  const flat = nearby.some(isFlat);
  const own = patternOf(scores);
  const matchOf = <Item extends { profile: Profile; title: string }>(items: readonly Item[]) =>
    flat ? [] : rank(scores, nearby, items);
  const matchedOf = (kind: 'career-pathways' | 'career-categories') =>
    matchOf<CareerPathway | CareerCategory>(documents.all(kind)).map((ranked) => ({
      id: ranked.item.id,
      title: ranked.item.title,
      ...toMatch(ranked),
    }));
  const profiles = documents.all('careers').map(({ profile }) => profile);
  const careers = matchOf(documents.all('careers')).map((ranked) => {
    const card = resources.card(ranked.item);
    return { ...card, attributes: { ...card.attributes, ...toMatch(ranked) } };
  });
  const traits = documents
    .all('traits')
    .map(({ id: trait, title, person, summary }) => ({
      id: trait,
      title,
      person,
      summary,
      score: Math.round(100 * scores[trait]) / 100,
    }))
    .sort((one, other) => other.score - one.score);
  const attributes = {
    type,
    created: created.toISOString(),
    flat,
    steadiness: flat || !own ? null : matchStability(own, patternsOf(nearby), profiles),
    traits,
    careers,
    pathways: matchedOf('career-pathways'),
    categories: matchedOf('career-categories'),
  };
  return { data: { type: 'assessment-results', id, attributes } };
};
