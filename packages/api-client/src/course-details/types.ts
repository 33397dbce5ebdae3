import type { ShareFigure } from '../courses';

/** One way to take a course: where, how and for how long. */
export interface CourseOption {
  readonly id: string;
  readonly studyMode: string;
  /** Such as `3 Years`; null where not published. */
  readonly duration: string | null;
  readonly location: string | null;
  readonly qualification: string | null;
  readonly providerCourseUrl: string | null;
}

/** What the tariff points of earlier entrants are worth in one qualification (E-04). */
export interface HistoricalGrade {
  readonly qualificationType: 'A_level' | 'BTEC';
  readonly qualificationName: string;
  /** Whether the figures are of a wider group than the course's own entrants. */
  readonly isAggregate: boolean;
  readonly minimumGrade: string | null;
  readonly mostCommonGrade: string | null;
  readonly maximumGrade: string | null;
  readonly startYear: number | null;
  readonly endYear: number | null;
}

/** A course in full (E-04). A figure that is not published, or could not be fetched, is null or an empty list. */
export interface CourseDetails {
  readonly id: string;
  /** The year of entry. */
  readonly academicYearId: string;
  readonly title: string;
  readonly summary: string;
  readonly provider: {
    readonly providerId: string;
    readonly name: string;
    readonly websiteUrl: string | null;
  };
  readonly subjects: readonly { readonly id: string; readonly caption: string }[];
  readonly options: readonly CourseOption[];
  /** In work, and in work or further study, 15 months after the course. */
  readonly employmentWork: ShareFigure | null;
  readonly employmentWorkStudy: ShareFigure | null;
  readonly nssScore: number | null;
  readonly historicalEntryGrades: readonly HistoricalGrade[];
}

/** Which course; `services` is the settings' `servicesDomain`, empty on the same origin. */
export interface CourseKey {
  readonly services: string;
  readonly courseId: string;
  readonly academicYearId?: string;
  /** The option whose figures are wanted; the first unless told. */
  readonly optionId?: string;
}
