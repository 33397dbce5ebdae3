import { articles, statementGuides } from './articles';
import { careerPathways, careers } from './careers';
import { courses } from './courses';
import type { IndexDefinition } from './definition';
import { apprenticeships, employers, workExperiences } from './employers';
import { openDays, spotlights } from './events';
import { industryGuides, locationGuides, subjectGuides } from './guides';
import { searches } from './searches';
import { universities } from './universities';

/** Every index, the smallest first, because those are ready soonest. */
export const indexDefinitions: readonly IndexDefinition[] = [
  subjectGuides,
  locationGuides,
  industryGuides,
  careers,
  careerPathways,
  articles,
  statementGuides,
  employers,
  apprenticeships,
  openDays,
  spotlights,
  workExperiences,
  universities,
  courses,
  searches,
];
