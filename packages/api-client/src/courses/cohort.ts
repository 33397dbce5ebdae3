/**
 * The cohort of a figure: `level` is 'course' for the course's own students, else the wider group it is published for.
 */
export interface Cohort {
  readonly people: number;
  readonly level: 'course' | 'subject' | 'provider';
  /** Why it is a wider group: that of a course that is too new is of other courses alone. */
  readonly because: 'too-small' | 'too-new' | null;
  /** The group's mode of study where it must be said: part-time, or full-time of a course that has other modes too. */
  readonly mode: StudyGroupMode | null;
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

type StudyGroupMode = 'full-time' | 'part-time';

/** The cohort of a pay figure: of a course, or all graduates of a subject in the UK. */
export interface PayCohort extends Pick<Cohort, 'subjectName' | 'people' | 'years'> {
  readonly level: Cohort['level'] | 'uk';
  readonly mode?: Cohort['mode'] | undefined;
}

interface Figures {
  readonly [name: string]: { readonly mode: StudyGroupMode | null } | null;
}

/** Keeps the modes of study of figures only where they must be said. */
export const sayModes = <Named extends Figures>(figures: Named, studyModes: readonly string[]): Named => {
  const mustSay = (mode: StudyGroupMode | null) => mode === 'part-time' || studyModes.length > 1;
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure && { ...figure, mode: mustSay(figure.mode) ? figure.mode : null },
    ]),
  ) as Named;
};
