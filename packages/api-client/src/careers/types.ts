/** The nations whose careers can be requested (K-08), as they appear in URLs. */
export const CAREER_COUNTRIES = ['england', 'scotland', 'wales', 'northern-ireland'] as const;
export type CareerCountry = (typeof CAREER_COUNTRIES)[number];

/** The title and id of a referenced record. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** The publisher of a figure and its year. */
export interface Source {
  readonly publisher: string;
  readonly year: string;
  readonly note: string | null;
}

/** Holland's six interests, by their letters. */
export const TRAITS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type TraitId = (typeof TRAITS)[number];

/** A value for each of the six interests. */
export type ByTrait = Readonly<Record<TraitId, number>>;

/** How well a record fits a quiz result, and why. */
export interface Fit {
  /** 0 to 100; 50 means no correlation. */
  readonly percent: number;
  /** The range of `percent` if any two answers changed by one step. */
  readonly range: { readonly low: number; readonly high: number };
  /** Points that each interest adds to 50; the sum is `percent`. */
  readonly contributions: ByTrait;
}

/** Reasons why a pay figure is withheld: too unreliable, disclosive, or outside the survey. */
export const WITHHELD = ['unreliable', 'disclosive', 'not-covered'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** Pay of full-time employees in GBP a year; null is "not published", with the reason in `withheld`. */
export interface AnnualEarnings {
  readonly p10: number | null;
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
  readonly withheld: Readonly<Record<string, Withheld>>;
  /** The current legal minimum for full-time work, where it exceeds the median: shown in its place. */
  readonly minimum: number | null;
  readonly source: Source;
}

/** The legal minimum pay of full-time work, and how it is calculated. */
export interface MinimumWage {
  readonly hourly: number;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** From this age. */
  readonly age: number;
  /** Hours a week. */
  readonly hours: number;
  /** Weeks a year. */
  readonly weeks: number;
  readonly annual: number;
  readonly publisher: string;
  readonly url: string;
}

/** People in work in a career's unit group; a sum is a lower bound when some of its industries are suppressed. */
export interface Employment {
  readonly current: number;
  /** Newest last. */
  readonly years: readonly { readonly year: number; readonly number: number; readonly suppressed: number }[];
  /** Sorted by number of people, descending; null is suppressed. */
  readonly industries: readonly { readonly name: string; readonly people: number | null }[];
  /** Regions where people of the minor group work, descending; null when not published. */
  readonly regions: {
    readonly minorGroup: string;
    readonly year: number;
    readonly areas: readonly { readonly area: string; readonly people: number | null }[];
  } | null;
  readonly source: Source;
}

/** A family of careers (E-05) with its members. */
export interface CareerCategory extends Named {
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly careers: readonly Named[];
  readonly pathways: readonly Named[];
}

/** Career fields for lists and cards (E-06). */
export interface CareerSummary extends Named {
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly earnings: { readonly annual: AnnualEarnings | null; readonly median: number | null };
  readonly pathways: readonly Named[];
  /** Alternative spellings and names. */
  readonly otherTitles: readonly string[];
  readonly category: Named | null;
  /** Level of each interest, 1 to 7; null when it was not measured. */
  readonly interests: ByTrait | null;
  /** How well it fits the visitor's quiz, 0 to 100; null outside quiz results. */
  readonly percent: number | null;
  /** The fit with its reasons. */
  readonly fit: Fit | null;
}

/** A level of qualification of people in a career. */
export interface EducationLevel {
  readonly level: string;
  /** Whether most people have this level. */
  readonly typical: boolean;
}

/** A career as one step of a pathway, with required and typical education. */
export interface CareerStep extends CareerSummary {
  readonly levels: readonly EducationLevel[];
  readonly subjects: readonly Named[];
}

export const ROUTE_KINDS = [
  'university',
  'college',
  'apprenticeship',
  'work',
  'volunteering',
  'other',
] as const;

/** A way into a career. */
export interface RouteIn {
  readonly kind: (typeof ROUTE_KINDS)[number];
  readonly text: string;
}

/** An occupation: one SOC 2020 unit group (E-06). */
export interface Career extends CareerSummary {
  /** Description as safe HTML. */
  readonly html: string;
  /** BCP 47 tag of the language of `html`. */
  readonly language: string;
  readonly tasks: readonly string[];
  /** The SOC 2020 unit group of the figures, which also covers other jobs. */
  readonly unitGroup: string | null;
  /** Null is "not published". */
  readonly employment: Employment | null;
  readonly minimumWage: MinimumWage | null;
  readonly education: {
    readonly levels: readonly EducationLevel[];
    readonly requirements: readonly string[];
  };
  readonly routes: readonly RouteIn[];
  readonly skills: { readonly hard: readonly string[]; readonly soft: readonly string[] };
  readonly subjects: readonly Named[];
  /** Similar occupations. */
  readonly related: readonly CareerSummary[];
}

/** A sequence of careers that lead to one another (E-07). */
export interface CareerPathway extends Named {
  /** The part of the id before the first dot, as a number. */
  readonly careerId: number;
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly category: Named | null;
  /** The number of careers on the pathway. */
  readonly length: number;
}

/** A pathway with its careers, from entry level to the most senior. */
export interface CareerPathwayInFull extends CareerPathway {
  /** Reasons to choose it, as safe HTML. */
  readonly html: string;
  /** BCP 47 tag of the language of `html`. */
  readonly language: string;
  readonly interests: ByTrait | null;
  readonly careers: readonly CareerSummary[];
}

/** The months that figures cover, `YYYY-MM`. */
export interface Months {
  readonly start: string;
  readonly end: string;
}

interface JobDataOf<Type extends string, Item> {
  readonly type: Type;
  readonly id: string;
  readonly dates: Months;
  readonly data: readonly Item[];
  /** The data source of the figures. */
  readonly source: string;
}

export interface JobCompany {
  readonly id: string;
  readonly name: string;
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  readonly notice: string | null;
  readonly vacancies: number;
}

export interface JobSkill {
  readonly name: string;
  readonly type: 'hard' | 'soft';
  /** The number of careers that name the skill. */
  readonly careers: number;
}

/** The employers of a career, or the skills it requires (E-08). */
export type JobData = JobDataOf<'companies', JobCompany> | JobDataOf<'skills', JobSkill>;

/** One of the six interests that the quiz measures. */
export interface Trait extends Named {
  readonly person: string;
  readonly summary: string;
}

/** A record and how well it fits a quiz result. */
export interface Match extends Named, Fit {}

/** The results of a quiz; a flat result, with all interests equal, has no matches. */
export interface AssessmentResults {
  readonly id: string;
  readonly flat: boolean;
  /** How many of the top-k careers remain in the top k when any two answers change; null when not known. */
  readonly steadiness: { readonly of: number; readonly kept: number } | null;
  /** Strongest first; `score` is the mean answer, 1 to 5. */
  readonly traits: readonly (Trait & { readonly score: number })[];
  readonly careers: readonly CareerSummary[];
  readonly pathways: readonly Match[];
  readonly categories: readonly Match[];
}
