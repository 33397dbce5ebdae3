import type { CourseListItem } from '@signpost/api-client/courses';
import type { ApplicationRules } from '@signpost/api-client/application-rules';
import type { PlanFacts } from './plan/plan-facts';

/** The choices in the address that exist, in its order. */
export interface ChoicesData {
  readonly choices: readonly CourseListItem[];
  /** Number of ids in the address that are not known. */
  readonly unknown: number;
  /** Null when they failed to load. */
  readonly rules: ApplicationRules | null;
  readonly plan: PlanFacts;
}
