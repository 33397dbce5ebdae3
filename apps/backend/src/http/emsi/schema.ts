import { z } from 'zod';
import {
  assessmentStatementSchema,
  careerCategorySchema,
  careerPathwaySchema,
  careerSchema,
  profileSchema,
} from '../../catalogue/content/careers';

const named = z.strictObject({ id: z.string(), title: z.string() });
const pictures = { image: z.string(), banner: z.string() };
const career = careerSchema.shape;

/** GBP a year; null is "not published". `midpoint` lies half-way between the two and is our own sum, not a published figure. */
const earningsSchema = z
  .strictObject({
    starter: z.int().nullable(),
    experienced: z.int().nullable(),
    midpoint: z.int().nullable(),
    source: z.strictObject({ publisher: z.string(), year: z.string(), note: z.string().nullable() }),
  })
  .nullable();

const cardShape = {
  title: career.title,
  'other-titles': career.otherTitles,
  summary: career.summary,
  ...pictures,
  'annual-earnings': earningsSchema,
  /** No source of the catalogue publishes it: null. */
  'median-earnings': z.int().nullable(),
  category: named,
  pathways: z.array(named),
  interests: profileSchema,
};

/** What a list shows of a career (E-06). */
export const careerCardSchema = z.strictObject({
  type: z.literal('careers'),
  id: career.id,
  attributes: z.strictObject(cardShape),
});

/** A career in full (E-06). */
export const careerFullSchema = z.strictObject({
  type: z.literal('careers'),
  id: career.id,
  attributes: z.strictObject({
    ...cardShape,
    body: career.body,
    tasks: career.tasks,
    /** Jobs in the UK, newest year last; null is "not published". */
    employment: z
      .strictObject({
        current: z.int(),
        years: z.array(z.strictObject({ year: z.int(), number: z.int() })),
        source: z.strictObject({ publisher: z.string(), year: z.string(), note: z.string().nullable() }),
      })
      .nullable(),
    education: career.education,
    routes: career.routes,
    skills: career.skills,
    related: z.array(careerCardSchema),
    subjects: z.array(named),
    nations: career.nations,
    /** The O*NET occupations that the interests are the mean of. */
    occupations: career.sources.shape.occupations,
  }),
});

const summaryShape = { title: z.string(), summary: z.string(), body: z.string(), ...pictures };

/** E-05. */
export const categorySchema = z.strictObject({
  type: z.literal('categories'),
  id: careerCategorySchema.shape.id,
  attributes: z.strictObject({
    ...summaryShape,
    number: z.int(),
    interests: profileSchema,
    careers: z.array(named),
    pathways: z.array(named),
  }),
});

const pathwayShape = {
  ...summaryShape,
  /** The part of the id before the first dot. */
  'career-id': z.int(),
  category: named,
  interests: profileSchema,
};

/** E-07; its careers from where people begin to where they may arrive. */
export const pathwaySchema = z.strictObject({
  type: z.literal('pathways'),
  id: careerPathwaySchema.shape.id,
  attributes: z.strictObject({ ...pathwayShape, careers: z.array(named) }),
});

/** E-07 with its careers as cards. */
export const pathwayFullSchema = z.strictObject({
  type: z.literal('pathways'),
  id: careerPathwaySchema.shape.id,
  attributes: z.strictObject({ ...pathwayShape, careers: z.array(careerCardSchema) }),
});

/** One of the quiz's statements. */
export const statementSchema = z.strictObject({
  type: z.literal('statements'),
  id: assessmentStatementSchema.shape.id,
  attributes: assessmentStatementSchema.pick({ text: true, trait: true }),
});

/** One of the six interests. */
export const traitSchema = z.strictObject({
  type: z.literal('traits'),
  id: assessmentStatementSchema.shape.trait,
  attributes: z.strictObject({
    title: z.string(),
    person: z.string(),
    summary: z.string(),
    body: z.string(),
  }),
});

/** An answer that is a list. */
export const manyItems = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item) });

/** An answer that is one thing. */
export const oneItem = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: item });
