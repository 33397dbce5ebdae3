import { type AssessmentResults } from '@signpost/api-client/careers';

export interface ResultsProps {
  results: AssessmentResults;
  /** Ids of careers that the visitor wants to see less of. */
  less: readonly string[];
  /** Whether all careers are shown instead of the first ones. */
  all: boolean;
}
