import type { AddressProblem } from '@signpost/api-client/filters';
import type { RegionalSubjectPay, Subject } from '@signpost/api-client/guides';
import type { Loaded } from '@signpost/api-client/parts';
import type { FoundCourse } from '../../components/course-list';
import type { LookedUp } from '../../components/place';
import type { NearbySearch } from './nearby-url';

/** A subject with the number of its courses within reach. */
export interface SubjectNearby {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** Courses within reach of a postcode. */
export interface Nearby {
  readonly total: number;
  readonly pages: number;
  readonly courses: readonly FoundCourse[];
  /** Every subject with a course within reach, the one with the most courses first. */
  readonly subjects: readonly SubjectNearby[];
}

/** Data of the page "Courses near home". */
export interface NearHomeData {
  readonly search: NearbySearch;
  readonly problems: readonly AddressProblem[];
  readonly from: LookedUp;
  readonly subjects: readonly Pick<Subject, 'id' | 'title'>[];
  /** Null without a known postcode. */
  readonly nearby: Nearby | null;
  /** Pay of graduates of the chosen subject in the region of the postcode; null without either. */
  readonly pay: Loaded<readonly RegionalSubjectPay[]> | null;
}
