import { type Career, type CareerCountry, type JobData, type Trait } from '@signpost/api-client/careers';
import { type CoursePage } from '@signpost/api-client/courses';
import { type ApprenticeshipPage } from '@signpost/api-client/jobs';
import type { HostedRow } from '@signpost/federation/slots';
import { type Loaded } from '@signpost/api-client/parts';
import { type OwnFit } from '../../components/quiz/quiz-results';
import type { AddressProblem } from '@signpost/api-client/filters';
import type { GlanceFact } from '@signpost/shared-ui';

/** Data of the career page. Every part except the career itself can fail separately. */
export interface CareerData {
  readonly career: Career;
  /** The pathway in the address. */
  readonly pathwayId: string;
  readonly country: CareerCountry;
  readonly problems: readonly AddressProblem[];
  readonly companies: Loaded<JobData>;
  readonly skills: Loaded<JobData>;
  readonly softSkills: Loaded<JobData>;
  readonly traits: Loaded<readonly Trait[]>;
  /** Courses of the subjects that lead to it. */
  readonly courses: Loaded<CoursePage>;
  readonly apprenticeships: Loaded<ApprenticeshipPage>;
  readonly quiz: OwnFit;
  /** The facts at the top of the page. */
  readonly glance: readonly GlanceFact[];
  readonly rows: readonly HostedRow[];
}
