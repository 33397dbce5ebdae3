import { z } from 'zod';
import type { CategoryName } from '../../artwork/catalogue';
import { findCategory } from '../../artwork/catalogue';
import { NATIONS } from '../record';
import { careerEmploymentSchema, careerPaySchema } from './career-figures';

const text = z.string().min(1);
const soc = z.string().regex(/^\d{4}$/);
const interest = z.number().min(1).max(7);

/** Holland's six interests on O*NET's scale of 1 to 7. */
export const profileSchema = z.strictObject({
  R: interest,
  I: interest,
  A: interest,
  S: interest,
  E: interest,
  C: interest,
});

/** The O*NET 29.3 occupations whose interests are averaged. Pay and employment follow from the id. */
const sources = z.strictObject({
  occupations: z.array(z.strictObject({ code: z.string().regex(/^\d\d-\d{4}\.\d\d$/), title: text })).min(1),
});

/** E-06. An occupation: one SOC 2020 unit group; its id is the code. */
export const careerSchema = z.strictObject({
  id: soc,
  title: text,
  otherTitles: z.array(text),
  summary: text,
  /** Our own words, Markdown. */
  body: text,
  tasks: z.array(text).min(4),
  /** What the SOC 2020 unit group is called; it holds other jobs too. */
  unitGroup: text,
  pay: careerPaySchema,
  employment: careerEmploymentSchema,
  education: z.strictObject({
    levels: z.array(z.strictObject({ level: text, typical: z.boolean() })),
    requirements: z.array(text),
  }),
  routes: z
    .array(
      z.strictObject({
        kind: z.enum(['university', 'college', 'apprenticeship', 'work', 'volunteering', 'other']),
        text,
      }),
    )
    .min(1),
  skills: z.strictObject({ hard: z.array(text), soft: z.array(text) }),
  profile: profileSchema,
  category: text,
  pathways: z.array(text).min(1),
  related: z.array(soc),
  /** Ids of subject guides. */
  subjects: z.array(text),
  nations: z.array(z.enum(NATIONS)).min(1),
  sources,
});

/** E-05. A family of careers, by theme. */
export const careerCategorySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The number that the ids of its pathways begin with. */
  number: z.int().positive(),
  title: text,
  summary: text,
  body: text,
  /** The set of default pictures that stands for it. */
  artwork: z.custom<CategoryName>(
    (name) => typeof name === 'string' && findCategory(name) !== undefined,
    'must be a set of pictures',
  ),
  /** The mean of its careers' profiles. */
  profile: profileSchema,
});

/** E-07. A ladder of careers that lead to one another; the part of its id before the first dot is its category's number. */
export const careerPathwaySchema = z.strictObject({
  id: z.string().regex(/^\d+\.[a-z0-9-]+$/),
  title: text,
  summary: text,
  body: text,
  category: text,
  /** SOC codes, from where people begin to where they may arrive. */
  careers: z.array(soc).min(3),
  /** The mean of its careers' profiles. */
  profile: profileSchema,
});

/** One of the quiz's statements, answered from "strongly dislike" (1) to "strongly like" (5). */
export const assessmentStatementSchema = z.strictObject({
  id: text,
  text,
  trait: z.enum(['R', 'I', 'A', 'S', 'E', 'C']),
});

/** One of the six interests (Holland's RIASEC), with a noun for a person in whom it is high. */
export const traitSchema = z.strictObject({
  id: z.enum(['R', 'I', 'A', 'S', 'E', 'C']),
  title: text,
  person: text,
  summary: text,
  body: text,
});

export type Profile = z.infer<typeof profileSchema>;
export type Career = z.infer<typeof careerSchema>;
export type CareerCategory = z.infer<typeof careerCategorySchema>;
export type CareerPathway = z.infer<typeof careerPathwaySchema>;
export type AssessmentStatement = z.infer<typeof assessmentStatementSchema>;
