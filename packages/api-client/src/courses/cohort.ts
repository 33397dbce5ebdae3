/**
 * The cohort of a figure: `level` is 'course' for the course's own students, else the wider group it is published for.
 */
export interface Cohort {
  readonly people: number;
  readonly level: 'course' | 'subject' | 'provider';
  /** The group's CAH code; null for the course's own students. */
  readonly subject: string | null;
  /** The group's name as used within a sentence: 'subjects allied to medicine'. */
  readonly subjectName: string | null;
  /** 1 for the widest groups of subjects ('CAH02'), 3 for the finest ('CAH02-05-01'). */
  readonly subjectLevel: 1 | 2 | 3 | null;
  readonly years: string;
  /** Survey response rate in percent; null when the figure is not from a survey or the rate is not published. */
  readonly responseRate: number | null;
}

/** The cohort of a pay figure: of a course, or all graduates of a subject in the UK. */
export interface PayCohort extends Pick<Cohort, 'subjectName' | 'people' | 'years'> {
  readonly level: Cohort['level'] | 'uk';
}
