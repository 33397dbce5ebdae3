import { z } from 'zod';
import { careerEmploymentSchema, careerPaySchema } from '../../../domain/catalogue/content/career-figures';
import {
  assessmentStatementSchema,
  careerCategorySchema,
  careerPathwaySchema,
  careerSchema,
  profileSchema,
} from '../../../domain/catalogue/content/careers';

/** BCP 47 tag of the language of the body, which can differ from that of the title. */
const textLanguageSchema = z.string();
const named = z.strictObject({ id: z.string(), title: z.string() });
const pictures = { image: z.string(), banner: z.string() };
const career = careerSchema.shape;

/** Gross annual pay of full-time employees of the unit group in GBP; `withheld` gives the reason of each null. */
const earningsSchema = careerPaySchema.extend({
  /** The legal minimum for full-time work today, where it exceeds the published median: show it instead. */
  minimum: z.int().nullable(),
});

const cardShape = {
  title: career.title,
  'other-titles': career.otherTitles,
  summary: career.summary,
  ...pictures,
  'annual-earnings': earningsSchema,
  /** The published median, GBP a year, full-time; null is "not published". */
  'median-earnings': z.int().nullable(),
  category: named,
  pathways: z.array(named),
  interests: profileSchema,
};

/** The attributes of a career in a list (E-06). */
export const careerCardSchema = z.strictObject({
  type: z.literal('careers'),
  id: career.id,
  attributes: z.strictObject(cardShape),
});

/** All attributes of a career (E-06). */
export const careerFullSchema = z.strictObject({
  type: z.literal('careers'),
  id: career.id,
  attributes: z.strictObject({
    ...cardShape,
    body: career.body,
    language: textLanguageSchema,
    tasks: career.tasks,
    /** The SOC 2020 unit group that the figures are about; it includes other jobs too. */
    'unit-group': career.unitGroup,
    /** People employed in the unit group, newest year last: lower bounds, as the publisher suppresses small cells. */
    employment: z.strictObject({
      current: z.int(),
      years: z.array(z.strictObject({ year: z.int(), number: z.int(), suppressed: z.int() })),
      industries: careerEmploymentSchema.shape.industries,
      regions: careerEmploymentSchema.shape.regions,
      source: careerEmploymentSchema.shape.source,
    }),
    /** The legal minimum pay of full-time work today, and how it is calculated. */
    'minimum-wage': z.strictObject({
      hourly: z.number(),
      from: z.iso.date(),
      age: z.int(),
      hours: z.number(),
      weeks: z.int(),
      annual: z.int(),
      publisher: z.string(),
      url: z.url(),
    }),
    education: career.education,
    routes: career.routes,
    skills: career.skills,
    related: z.array(careerCardSchema),
    subjects: z.array(named),
    nations: career.nations,
    /** The O*NET occupations that the interests are averaged over. */
    occupations: career.sources.shape.occupations,
  }),
});

const summaryShape = {
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  language: textLanguageSchema,
  ...pictures,
};

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

/** E-07; its careers are ordered from entry level to the most senior. */
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

/** One statement of the quiz. */
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

/** A response that is a list. */
export const manyItems = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: z.array(item) });

/** A response that is a single resource. */
export const oneItem = <Item extends z.ZodType>(item: Item) => z.strictObject({ data: item });
