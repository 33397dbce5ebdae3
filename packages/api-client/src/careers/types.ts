/** The nations whose careers can be asked for (K-08), as addresses hold them. */
export const CAREER_COUNTRIES = ['england', 'scotland', 'wales', 'northern-ireland'] as const;
export type CareerCountry = (typeof CAREER_COUNTRIES)[number];

/** What another thing is called, and its id. */
export interface Named {
  readonly id: string;
  readonly title: string;
}

/** Who published a figure, and of which year it is. */
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

/** How well something fits a quiz, and why. */
export interface Fit {
  /** 0 to 100; 50 is no relation either way. */
  readonly percent: number;
  /** What a change of any two answers by one step would make of it. */
  readonly range: { readonly low: number; readonly high: number };
  /** Points that each interest adds to 50: with it they make the percent. */
  readonly contributions: ByTrait;
}

/** Why a figure of pay is not there: too unreliable, it could identify someone, or the survey leaves the job out. */
export const WITHHELD = ['unreliable', 'disclosive', 'not-covered'] as const;
export type Withheld = (typeof WITHHELD)[number];

/** Pay of full-time employees in GBP a year; null is "not published", for the reason in `withheld`. */
export interface AnnualEarnings {
  readonly p10: number | null;
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
  readonly p90: number | null;
  readonly withheld: Readonly<Record<string, Withheld>>;
  /** The legal minimum for full-time work today, where it has overtaken the median: said in its place. */
  readonly minimum: number | null;
  readonly source: Source;
}

/** The least that full-time work may pay, and how that is reckoned. */
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
  /** Most people first; null is suppressed. */
  readonly industries: readonly { readonly name: string; readonly people: number | null }[];
  /** Where people of the minor group work, most first; null when that is not published. */
  readonly regions: {
    readonly minorGroup: string;
    readonly year: number;
    readonly areas: readonly { readonly area: string; readonly people: number | null }[];
  } | null;
  readonly source: Source;
}

/** A family of careers (E-05), with what belongs to it. */
export interface CareerCategory extends Named {
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly careers: readonly Named[];
  readonly pathways: readonly Named[];
}

/** What lists and cards need of a career (E-06). */
export interface CareerSummary extends Named {
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly earnings: { readonly annual: AnnualEarnings | null; readonly median: number | null };
  readonly pathways: readonly Named[];
  /** Other spellings and names of it. */
  readonly otherTitles: readonly string[];
  readonly category: Named | null;
  /** How much it holds of each interest, 1 to 7; null when it was not measured. */
  readonly interests: ByTrait | null;
  /** How well it fits the visitor's quiz, 0 to 100; null outside a quiz's results. */
  readonly percent: number | null;
  /** The same with its reasons. */
  readonly fit: Fit | null;
}

/** A level of qualification that people in a career have. */
export interface EducationLevel {
  readonly level: string;
  /** Whether most people have it. */
  readonly typical: boolean;
}

/** A career as one step of a pathway: with what it asks for and what is studied for it. */
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
  /** What it is like, as safe HTML. */
  readonly html: string;
  readonly tasks: readonly string[];
  /** The SOC 2020 unit group that its figures are of; it holds other jobs too. */
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

/** A ladder of careers that lead to one another (E-07). */
export interface CareerPathway extends Named {
  /** The part of the id before the first dot, as a number. */
  readonly careerId: number;
  readonly summary: string;
  readonly image: string;
  readonly banner: string;
  readonly category: Named | null;
  /** How many careers are on it. */
  readonly length: number;
}

/** A pathway with its careers, from where people begin to where they may arrive. */
export interface CareerPathwayInFull extends CareerPathway {
  /** Why one may like it, as safe HTML. */
  readonly html: string;
  readonly interests: ByTrait | null;
  readonly careers: readonly CareerSummary[];
}

/** The months that figures are counted over, `YYYY-MM`. */
export interface Months {
  readonly start: string;
  readonly end: string;
}

interface JobDataOf<Type extends string, Item> {
  readonly type: Type;
  readonly id: string;
  readonly dates: Months;
  readonly data: readonly Item[];
  /** What the figures are counted from. */
  readonly source: string;
}

export interface JobCompany {
  readonly id: string;
  readonly name: string;
  /** Whether it is invented, to show how the site works. */
  readonly sample: boolean;
  readonly notice: string | null;
  readonly vacancies: number;
}

export interface JobSkill {
  readonly name: string;
  readonly type: 'hard' | 'soft';
  /** How many careers name the skill. */
  readonly careers: number;
}

/** Who hires in a career, or which skills it asks for (E-08). */
export type JobData = JobDataOf<'companies', JobCompany> | JobDataOf<'skills', JobSkill>;

/** One of the six interests that the quiz measures. */
export interface Trait extends Named {
  readonly person: string;
  readonly summary: string;
}

/** Something and how well it fits a quiz. */
export interface Match extends Named, Fit {}

/** The results of a quiz; a flat one, which likes all interests the same, has no matches. */
export interface AssessmentResults {
  readonly id: string;
  readonly flat: boolean;
  /** How many of the best careers stay among the best, whichever two answers are changed; null when not known. */
  readonly steadiness: { readonly of: number; readonly kept: number } | null;
  /** Strongest first; `score` is the mean answer, 1 to 5. */
  readonly traits: readonly (Trait & { readonly score: number })[];
  readonly careers: readonly CareerSummary[];
  readonly pathways: readonly Match[];
  readonly categories: readonly Match[];
}
