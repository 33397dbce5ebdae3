import { cohortPayWords, type NumberFormat } from '@signpost/api-client/courses';
import type { HitFacts } from './types';

/** Graduate pay with its cohort; undefined when the record does not name the cohort. */
export const hitPayWords = ({ salary, salaryCohort }: HitFacts, format: NumberFormat): string | undefined =>
  salary === undefined || !salaryCohort ? undefined : cohortPayWords(salary, salaryCohort, format);
