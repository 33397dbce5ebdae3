import type { z } from 'zod';
import {
  assessmentStatementSchema,
  careerCategorySchema,
  careerPathwaySchema,
  careerSchema,
  traitSchema,
} from './careers';
import {
  apprenticeshipSchema,
  employerSchema,
  openDaySchema,
  spotlightSchema,
  workExperienceSchema,
} from './employers';
import {
  articleSchema,
  industryGuideSchema,
  locationGuideSchema,
  statementGuideSchema,
  subjectGuideSchema,
} from './guides';
import { keyFactSchema } from './key-facts';

/** Every kind of written content: its name is the file's name in `catalogue/content` and the `kind` column of `document`. */
export const contentSchemas = {
  'subject-guides': subjectGuideSchema,
  'location-guides': locationGuideSchema,
  'industry-guides': industryGuideSchema,
  articles: articleSchema,
  'statement-guides': statementGuideSchema,
  'key-facts': keyFactSchema,
  careers: careerSchema,
  'career-categories': careerCategorySchema,
  'career-pathways': careerPathwaySchema,
  'assessment-statements': assessmentStatementSchema,
  traits: traitSchema,
  employers: employerSchema,
  apprenticeships: apprenticeshipSchema,
  'open-days': openDaySchema,
  spotlights: spotlightSchema,
  'work-experiences': workExperienceSchema,
} as const;

export type ContentKind = keyof typeof contentSchemas;

/** The record of one kind. */
export type ContentOf<Kind extends ContentKind> = z.infer<(typeof contentSchemas)[Kind]>;

/** All kinds, in the order they are seeded. */
export const contentKinds = Object.keys(contentSchemas) as ContentKind[];
