import type { Cohort, CourseListItem, ShareFigure } from '../courses';

/** What a course costs one group of students. */
export interface CourseFee {
  /** Such as `England`, or `International`. */
  readonly whose: string;
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Such as `Year 1`. */
  readonly basis: string | null;
}

/** What a provider asks for in one qualification, in its own words. */
export interface EntryRequirement {
  readonly qualification: string;
  /** Such as `AAB`. */
  readonly offer: string | null;
  readonly details: string | null;
  readonly accepted: boolean;
}

/** One way to take a course: where, how and for how long. */
export interface CourseOption {
  readonly id: string;
  readonly studyMode: string;
  /** Such as `3 years`; null where not published. */
  readonly duration: string | null;
  readonly location: string | null;
  readonly position: { readonly lat: number; readonly lng: number } | null;
  /** When it begins, as the provider writes it. */
  readonly start: string | null;
  readonly qualification: string | null;
  readonly providerCourseUrl: string | null;
  readonly fees: readonly CourseFee[];
  readonly requirements: readonly EntryRequirement[];
  /** UCAS Tariff points that it asks for; `to` is null without an upper end. */
  readonly points: { readonly from: number; readonly to: number | null } | null;
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

/** Shares in percent of the entrants or graduates whom the cohort describes. */
export interface CourseFigures {
  /** How many UCAS Tariff points entrants had, band by band from the lowest. */
  readonly tariff:
    | (Cohort & {
        readonly bands: readonly {
          readonly from: number;
          readonly to: number | null;
          readonly percent: number;
        }[];
      })
    | null;
  /** What entrants held before. */
  readonly entry:
    | (Cohort & { readonly qualifications: readonly { readonly name: string; readonly percent: number }[] })
    | null;
  /** Still studying, or done, a year after they began. */
  readonly continuation: (Cohort & { readonly continuing: number }) | null;
  /** In jobs that ask for high skills, among those in work. */
  readonly jobs: (Cohort & { readonly highlySkilled: number }) | null;
}

/** The course as lists have it, with all that is published of it. A flag is null where that is not published. */
export interface CourseRecord extends CourseListItem {
  /** The provider's own page of it. */
  readonly url: string | null;
  readonly foundationYear: boolean | null;
  readonly sandwich: boolean | null;
  readonly yearAbroad: boolean | null;
  readonly figures: CourseFigures;
}

/** A course in full (E-04). A figure that is not published, or could not be fetched, is null or an empty list. */
export interface CourseDetails {
  readonly id: string;
  /** The year of entry. */
  readonly academicYearId: string;
  readonly title: string;
  /** The code that an application names it by. */
  readonly applicationCode: string | null;
  readonly summary: string;
  readonly provider: {
    readonly providerId: string;
    /** By which addresses know it. */
    readonly shortId: string;
    readonly name: string;
    readonly town: string | null;
    readonly websiteUrl: string | null;
  };
  readonly subjects: readonly { readonly id: string; readonly caption: string }[];
  readonly options: readonly CourseOption[];
  /** Professional bodies that recognise it. */
  readonly accreditations: readonly { readonly name: string; readonly url: string | null }[];
  /** In work, and in work or further study, 15 months after the course. */
  readonly employmentWork: ShareFigure | null;
  readonly employmentWorkStudy: ShareFigure | null;
  readonly nssScore: number | null;
  readonly historicalEntryGrades: readonly HistoricalGrade[];
  readonly record: CourseRecord | null;
  /** What could not be fetched just now, which is not the same as not published. */
  readonly unavailable: readonly ('figures' | 'grades')[];
}

/** Which course; `services` is the settings' `servicesDomain`, empty on the same origin. */
export interface CourseKey {
  readonly services: string;
  readonly courseId: string;
  readonly academicYearId?: string;
  /** The option whose figures are wanted; the first unless told. */
  readonly optionId?: string;
}
