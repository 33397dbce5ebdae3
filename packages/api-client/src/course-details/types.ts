import type { Cohort, CourseListItem, ShareFigure } from '../courses';

/** A course fee for one group of students. */
export interface CourseFee {
  /** Such as `England`, or `International`. */
  readonly whose: string;
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Such as `Year 1`. */
  readonly basis: string | null;
}

/** A provider's requirement in one qualification, in its own words. */
export interface EntryRequirement {
  readonly qualification: string;
  /** Such as `AAB`. */
  readonly offer: string | null;
  readonly details: string | null;
  readonly accepted: boolean;
}

/** One study option: location, mode and duration. */
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
  /** Required UCAS Tariff points; `to` is null without an upper bound. */
  readonly points: { readonly from: number; readonly to: number | null } | null;
}

/** The tariff points of earlier entrants, converted to one qualification (E-04). */
export interface HistoricalGrade {
  readonly qualificationType: 'A_level' | 'BTEC';
  readonly qualificationName: string;
  /** Whether the figures describe a wider group than the course's own entrants. */
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

/** The median and quartiles of pay, in GBP a year. */
export interface Quartiles {
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
}

/** Pay of a provider's graduates some years later, from tax records. */
export type CourseEarnings = Quartiles & Cohort;

/** Pay of graduates of a subject in the UK, and in each region with enough of them, largest number first. */
export interface SubjectPay extends Quartiles {
  readonly people: number;
  readonly regions: readonly (Quartiles & { readonly name: string; readonly people: number })[];
}

/** The subject used for a comparison. */
export interface SubjectGroup {
  /** A CAH code. */
  readonly subject: string;
  /** Its name as used within a sentence. */
  readonly subjectName: string;
  readonly subjectLevel: 1 | 2 | 3;
}

/**
 * Pay of all graduates of the course's subject in the UK who studied in its mode, at three points in time; null where
 * not published.
 */
export interface SubjectEarnings extends SubjectGroup {
  readonly mode: 'full-time' | 'part-time';
  /** The awards that the graduates gained. */
  readonly awards: 'first-degrees' | 'other-undergraduate';
  readonly months15: SubjectPay | null;
  readonly years3: SubjectPay | null;
  readonly years5: SubjectPay | null;
}

/** Our mean of the survey over the courses of a subject with results of their own, weighted by people. */
export interface SubjectSurvey extends SubjectGroup {
  readonly themes: readonly SurveyTheme[];
  readonly people: number;
  readonly courses: number;
  readonly providers: number;
  readonly years: string;
}

/** Percentages of the entrants or graduates in the cohort. */
export interface CourseFigures {
  /** UCAS Tariff points of entrants in bands, lowest first. */
  readonly tariff:
    | (Cohort & {
        readonly bands: readonly {
          readonly from: number;
          readonly to: number | null;
          readonly percent: number;
        }[];
      })
    | null;
  /** The highest earlier qualification of entrants, most common first. */
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
  /**
   * Status of entrants one year after they began. `stayed` is the sum of those who continue and those who gained their
   * award.
   */
  readonly continuation:
    | (Cohort & {
        readonly stayed: number;
        readonly continuing: number;
        readonly gained: number;
        readonly left: number;
        /** Left with a lower award than the one they began. */
        readonly lower: number;
        /** Paused their studies. */
        readonly dormant: number;
      })
    | null;
  /** Activities of graduates after 15 months. */
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
  /** Shares of those in work: in highly skilled jobs, in other jobs, and in unknown jobs. */
  readonly jobs:
    | (Cohort & { readonly highlySkilled: number; readonly other: number; readonly unknown: number })
    | null;
  /** Answers of final-year students. */
  readonly survey: (Cohort & { readonly themes: readonly SurveyTheme[] }) | null;
  /** Pay 3 and 5 years after the course. */
  readonly earnings3: CourseEarnings | null;
  readonly earnings5: CourseEarnings | null;
}

/** Availability of a year of some kind: none, optional or compulsory; null where not published. */
export type OfferedYear = 'no' | 'optional' | 'included' | null;

/** Another course of the same title at the same provider. */
export interface CourseSibling {
  readonly id: string;
  readonly title: string;
  readonly englishTitle?: string | null | undefined;
  readonly qualification: string | null;
  /** Distinguishes it from its siblings. */
  readonly distinction: string | null;
}

/** The course list fields with everything else that is published. A flag is null where not published. */
export interface CourseRecord extends CourseListItem {
  /** The provider's own page about it. */
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
  /** Other courses of the same title at this provider. */
  readonly siblings: readonly CourseSibling[];
}

/** A professional body's recognition of a course. */
export interface Accreditation {
  readonly name: string;
  /** What it is for, in words that follow "for"; null where it is not published. */
  readonly purpose: { readonly text: string; readonly language: string } | null;
  /** Whether it depends on what the student chooses. */
  readonly depends: boolean;
  readonly url: string | null;
}

/** A full course record (E-04). A figure that is not published, or could not be fetched, is null or an empty list. */
export interface CourseDetails {
  readonly id: string;
  /** The year of entry. */
  readonly academicYearId: string;
  readonly title: string;
  /** The English title, of which addresses are made, where `title` is the published Welsh one; else null. */
  readonly englishTitle?: string | null | undefined;
  /** The code used in applications. */
  readonly applicationCode: string | null;
  readonly summary: string;
  readonly provider: {
    readonly providerId: string;
    /** The short id used in URLs. */
    readonly shortId: string;
    readonly name: string;
    readonly town: string | null;
    readonly websiteUrl: string | null;
  };
  readonly subjects: readonly { readonly id: string; readonly caption: string }[];
  readonly options: readonly CourseOption[];
  /** Professional bodies that recognise it. */
  readonly accreditations: readonly Accreditation[];
  /** In work, and in work or further study, 15 months after the course. */
  readonly employmentWork: ShareFigure | null;
  readonly employmentWorkStudy: ShareFigure | null;
  /** The mean of the survey's seven themes. */
  readonly nssScore: number | null;
  readonly historicalEntryGrades: readonly HistoricalGrade[];
  readonly record: CourseRecord | null;
  /** Data that could not be fetched, as opposed to data that is not published. */
  readonly unavailable: readonly ('figures' | 'grades')[];
}

/** Selects a course. */
export interface CourseKey {
  readonly courseId: string;
  /** The option whose figures are returned; defaults to the first. */
  readonly optionId?: string;
}
