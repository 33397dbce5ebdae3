/** A subject in the shared store (E-11). */
export interface Subject {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Titles of related subjects. */
  readonly subjectMap: readonly string[];
}

/** Pay of full-time first-degree graduates of a subject in GBP a year, with its cohort. */
export interface SubjectSalary {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
  readonly graduates: number;
  /** Of how many published groups of subjects it is the mean. */
  readonly groups: number;
  readonly monthsAfter: number;
  readonly year: string;
}

/** A guide to a subject (E-11); a salary that is not published is null. */
export interface SubjectGuide extends Subject {
  /** Node id for `getPages`. */
  readonly nid: string;
  readonly summary: string;
  readonly image: string;
  /** Name of its icon. */
  readonly icon: string;
  readonly salary: SubjectSalary | null;
  readonly hecosMap: readonly { readonly code: string; readonly label: string }[];
}
