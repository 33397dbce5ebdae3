import { type CourseDetails } from '@signpost/api-client/course-details';
import { type CourseListItem } from '@signpost/api-client/courses';
import { type KeyFact, type NationFees } from '@signpost/api-client/key-facts';
import { type OpenDay } from '@signpost/api-client/events';
import { type StatementGuide, type SubjectGuide } from '@signpost/api-client/guides';
import type { HostedRow } from '@signpost/federation/slots';
import { type Loaded } from '@signpost/api-client/parts';
import { type LookedUp } from '../../components/place';
import { type Grade } from '@signpost/api-client/tariff';
import type { GlanceFact } from '@signpost/shared-ui';

/** The visitor's grades in the address. */
export interface MyGrades {
  readonly grades: readonly Grade[];
  /** Whether all of the given grades could be parsed. */
  readonly complete: boolean;
}

/** Data of the course page. Each part other than the course itself has its data or its error. */
export interface DetailData {
  readonly course: CourseDetails;
  readonly from: LookedUp;
  readonly mine: MyGrades;
  readonly similar: Loaded<readonly CourseListItem[]>;
  readonly openDays: Loaded<readonly OpenDay[]>;
  readonly guides: Loaded<readonly StatementGuide[]>;
  /** Guide to its subject. */
  readonly subject: Loaded<SubjectGuide | null>;
  /** The fees of readers of each nation; empty when they are not known or could not be loaded. */
  readonly fees: readonly NationFees[];
  /** What the government has announced for the year after; null where it has not. */
  readonly announced: KeyFact | null;
  readonly glance: readonly GlanceFact[];
  readonly rows: readonly HostedRow[];
}
