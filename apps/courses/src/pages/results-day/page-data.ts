import type { CourseEntrants } from '@signpost/api-client/course-details';
import type { Loaded } from '@signpost/api-client/parts';
import type { Grade } from '@signpost/api-client/tariff';

/** When Clearing opens and closes, for courses that start in a year. */
export interface Clearing {
  readonly opens: string;
  readonly closes: string;
  readonly entry: number;
  readonly source: { readonly name: string; readonly url: string };
  readonly checked: string;
}

/** A rehearsal of results day. */
export interface ResultsDayData {
  readonly choices: readonly CourseEntrants[];
  /** Courses saved beside the choices. */
  readonly others: readonly CourseEntrants[];
  /** Number of ids in the address that are not known. */
  readonly unknown: number;
  readonly grades: readonly Grade[];
  /** The grades that were given first. */
  readonly predicted: readonly Grade[];
  /** Texts in the address that are no grade, and whether there were too many grades. */
  readonly rejected: readonly string[];
  readonly isOverLimit: boolean;
  /** Courses with a foundation year in the choices' subjects at their universities. */
  readonly foundationYears: Loaded<readonly CourseEntrants[]>;
  /** Null when the dates are not known yet. */
  readonly clearing: Loaded<Clearing | null>;
}
