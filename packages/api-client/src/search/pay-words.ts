import { cohortPayWords, type NumberFormat } from '@signpost/api-client/courses';
import type { HitFacts } from './types';

/** What graduates earn, and which of them; nothing where the record does not say whose pay it is. */
export const hitPayWords = ({ salary, salaryCohort }: HitFacts, format: NumberFormat): string | undefined =>
  salary === undefined || !salaryCohort ? undefined : cohortPayWords(salary, salaryCohort, format);
