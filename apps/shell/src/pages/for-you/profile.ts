import * as v from 'valibot';

/** The page's path. */
export const FOR_YOU = '/explore/for-you';

export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;
export const WAYS = ['full-time', 'part-time', 'distance', 'apprenticeship'] as const;
export type WayToStudy = (typeof WAYS)[number];

/** Most subjects that someone is asked to choose. */
export const MOST_SUBJECTS = 3;

/** Most saved things of a kind that picks are made from, the latest of them. */
const MOST_SAVED = 3;

/** Answers to the three quick questions. */
export interface Answers {
  /** Ids of subject guides. */
  readonly subjects: readonly string[];
  readonly postcode: string | null;
  readonly nation: (typeof NATIONS)[number] | null;
  readonly study: WayToStudy | null;
}

/** All that picks can be made from: the answers, and what the device knows. */
export interface Profile extends Answers {
  /** Short ids of saved universities. */
  readonly unis: readonly string[];
  /** Ids of saved courses. */
  readonly courses: readonly string[];
  /** The quiz's results. */
  readonly assessmentId: string | null;
  /** An entry qualification that was chosen. */
  readonly qualification: string | null;
}

export const NO_ANSWERS: Answers = { subjects: [], postcode: null, nation: null, study: null };

/** Answers as they are kept on the device, and what was dismissed. */
export const StoredAnswers = v.object({
  subjects: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), v.maxLength(MOST_SUBJECTS)),
  postcode: v.nullable(v.pipe(v.string(), v.maxLength(10))),
  nation: v.nullable(v.picklist(NATIONS)),
  study: v.nullable(v.picklist(WAYS)),
});

const idList = (parameters: URLSearchParams, name: string, id: RegExp, most: number): string[] =>
  [...new Set(parameters.getAll(name).flatMap((list) => list.split(',')))]
    .map((text) => text.trim())
    .filter((text) => id.test(text))
    .slice(0, most);

const one = <Value extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly Value[],
): Value | null => choices.find((choice) => choice === parameters.get(name)) ?? null;

const textOf = (parameters: URLSearchParams, name: string, form: RegExp): string | null => {
  const text = parameters.get(name)?.trim() ?? '';
  return form.test(text) ? text : null;
};

/** Reads answers and what else picks are made from out of a query string. What means nothing is left out. Never throws. */
export const readProfile = (parameters: URLSearchParams): Profile => ({
  subjects: idList(parameters, 'subjects', /^[a-z0-9-]{1,80}$/, MOST_SUBJECTS),
  postcode: textOf(parameters, 'postcode', /^[a-z0-9 ]{2,10}$/i)?.toUpperCase() ?? null,
  nation: one(parameters, 'nation', NATIONS),
  study: one(parameters, 'study', WAYS),
  unis: idList(parameters, 'unis', /^[0-9a-f]{8}$/i, MOST_SAVED),
  courses: idList(parameters, 'courses', /^[0-9a-f-]{36}$/i, MOST_SAVED),
  assessmentId: textOf(parameters, 'assessmentId', /^(?!false$)[\w-]{1,100}$/),
  qualification: one(parameters, 'qualification', ['al', 'bt', 'sh', 'sa']),
});

/** The address that stands for a profile: what the form sends, and what the browser asks the loader for. */
export const profileUrl = (profile: Partial<Profile>): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(profile)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text) parameters.set(name, String(text));
  }
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `${FOR_YOU}?${query}` : FOR_YOU;
};

/** Whether any of the three questions is answered. */
export const isAnswered = ({ subjects, postcode, nation, study }: Answers): boolean =>
  subjects.length > 0 || postcode !== null || nation !== null || study !== null;

/** Whether there is anything to make picks from. */
export const isEmpty = (profile: Profile): boolean =>
  !isAnswered(profile) &&
  profile.unis.length + profile.courses.length === 0 &&
  profile.assessmentId === null &&
  profile.qualification === null;
