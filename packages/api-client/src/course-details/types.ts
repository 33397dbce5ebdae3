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

/** One theme of the National Student Survey and the percentage of answers to its questions that were positive. */
export interface SurveyTheme {
  /** 'T1' to 'T7'. */
  readonly id: string;
  /** Such as 'Teaching on my course'. */
  readonly name: string;
  readonly percent: number;
}

/** The middle of what people earn and the middle half, in GBP a year. */
export interface Quartiles {
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
}

/** What a provider's graduates earn some years on, from tax records. */
export type CourseEarnings = Quartiles & Cohort;

/** What graduates of a subject earn in the UK, and in each region in which enough of them do, the largest number first. */
export interface SubjectPay extends Quartiles {
  readonly people: number;
  readonly regions: readonly (Quartiles & { readonly name: string; readonly people: number })[];
}

/** The subject that a comparison is made with. */
export interface SubjectGroup {
  /** A CAH code. */
  readonly subject: string;
  /** Its name in the middle of a sentence. */
  readonly subjectName: string;
  readonly subjectLevel: 1 | 2 | 3;
}

/** Pay of all graduates of the course's subject in the UK who studied in its mode, at three moments; null where not published. */
export interface SubjectEarnings extends SubjectGroup {
  readonly mode: 'full-time' | 'part-time';
  /** Which awards the graduates gained. */
  readonly awards: 'first-degrees' | 'other-undergraduate';
  readonly months15: SubjectPay | null;
  readonly years3: SubjectPay | null;
  readonly years5: SubjectPay | null;
}

/** The survey's answers on all courses of a subject that we have, each course weighted by its people. */
export interface SubjectSurvey extends SubjectGroup {
  readonly themes: readonly SurveyTheme[];
  readonly people: number;
  readonly courses: number;
  readonly years: string;
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
  /** The highest qualification that entrants held before, the most common first. */
  readonly entry:
    | (Cohort & {
        readonly qualifications: readonly {
          /** 'a-level', 'access', 'baccalaureate', 'degree', 'foundation', 'other-higher', 'other' (BTECs too) or 'none'. */
          readonly id: string;
          readonly name: string;
          readonly percent: number;
        }[];
      })
    | null;
  /** What entrants did a year after they began. `stayed` is those who continue and those who have gained their award. */
  readonly continuation:
    | (Cohort & {
        readonly stayed: number;
        readonly continuing: number;
        readonly gained: number;
        readonly left: number;
        /** Left with a lower award than they began. */
        readonly lower: number;
        /** Paused their studies. */
        readonly dormant: number;
      })
    | null;
  /** What graduates did 15 months on. */
  readonly employment:
    | (Cohort & {
        readonly workOrStudy: number;
        readonly work: number;
        readonly study: number;
        readonly both: number;
        readonly unemployed: number;
        readonly notAvailable: number;
      })
    | null;
  /** In jobs that ask for high skills, in other jobs, and in jobs not known, among those in work. */
  readonly jobs:
    (Cohort & { readonly highlySkilled: number; readonly other: number; readonly unknown: number }) | null;
  /** What final-year students say. */
  readonly survey: (Cohort & { readonly themes: readonly SurveyTheme[] }) | null;
  /** Pay 3 and 5 years after the course. */
  readonly earnings3: CourseEarnings | null;
  readonly earnings5: CourseEarnings | null;
}

/** Whether a course has a year of some kind: not at all, for those who choose it, or for all; null where not published. */
export type OfferedYear = 'no' | 'optional' | 'included' | null;

/** Another course of the same title at the same provider. */
export interface CourseSibling {
  readonly id: string;
  readonly title: string;
  readonly qualification: string | null;
  /** What tells it from the others. */
  readonly distinction: string | null;
}

/** The course as lists have it, with all that is published of it. A flag is null where that is not published. */
export interface CourseRecord extends CourseListItem {
  /** The provider's own page of it. */
  readonly url: string | null;
  readonly foundationYear: OfferedYear;
  /** A placement year. */
  readonly sandwich: OfferedYear;
  readonly yearAbroad: OfferedYear;
  readonly honours: boolean | null;
  /** Years or stages of study. */
  readonly stages: number | null;
  readonly figures: CourseFigures;
  readonly subjectEarnings: SubjectEarnings | null;
  readonly subjectSurvey: SubjectSurvey | null;
  /** The other ways to take a course of this title here. */
  readonly siblings: readonly CourseSibling[];
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
  /** The mean of the survey's seven themes. */
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
