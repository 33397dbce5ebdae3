import type { CourseListItem } from '@signpost/api-client/courses';
import type { ApplicationDates } from '@signpost/api-client/key-facts';
import type { PlanFacts } from './plan/plan-facts';
import type { Limits } from '@signpost/api-client/application-rules';

/** The choices in the address that exist, in its order. */
export interface ChoicesData {
  readonly choices: readonly CourseListItem[];
  /** Number of ids in the address that are not known. */
  readonly unknown: number;
  /** The limits of an application and its dates; null when they failed to load. */
  readonly rules: { readonly limits: Limits; readonly dates: ApplicationDates } | null;
  readonly plan: PlanFacts;
}
