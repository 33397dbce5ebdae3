import * as v from 'valibot';
import { NATIONS, type Nation } from '@signpost/api-client/nations';

export const FOR_YOU = '/explore/for-you';

export const WAYS = ['full-time', 'part-time', 'distance', 'apprenticeship'] as const;
export type WayToStudy = (typeof WAYS)[number];

/** Most subjects that a visitor can choose. */
export const MAX_SUBJECTS = 3;

/** Most saved items of a kind that ideas are made from, the latest ones. */
const MAX_SAVED = 3;

/** Answers to the three quick questions. */
export interface Answers {
  /** Ids of subject guides. */
  readonly subjects: readonly string[];
  readonly postcode: string | null;
  readonly nation: Nation | null;
  readonly study: WayToStudy | null;
}

/** All data that ideas can be made from: the answers, and what is stored on the device. */
export interface Profile extends Answers {
  /** Short ids of saved universities. */
  readonly unis: readonly string[];
  /** Ids of saved courses. */
  readonly courses: readonly string[];
  /** Id of the quiz's results. */
  readonly assessmentId: string | null;
  /** The entry qualification that was chosen. */
  readonly qualification: string | null;
}

export const NO_ANSWERS: Answers = { subjects: [], postcode: null, nation: null, study: null };

/** The answers as stored on the device. */
export const StoredAnswers = v.object({
  subjects: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/))), v.maxLength(MAX_SUBJECTS)),
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

/** Reads a profile from a query string. Invalid values are left out. Never throws. */
export const readProfile = (parameters: URLSearchParams): Profile => ({
  subjects: idList(parameters, 'subjects', /^[a-z0-9-]{1,80}$/, MAX_SUBJECTS),
  postcode: textOf(parameters, 'postcode', /^[a-z0-9 ]{2,10}$/i)?.toUpperCase() ?? null,
  nation: one(parameters, 'nation', NATIONS),
  study: one(parameters, 'study', WAYS),
  unis: idList(parameters, 'unis', /^[0-9a-f]{8}$/i, MAX_SAVED),
  courses: idList(parameters, 'courses', /^[0-9a-f-]{36}$/i, MAX_SAVED),
  assessmentId: textOf(parameters, 'assessmentId', /^(?!false$)[\w-]{1,100}$/),
  qualification: one(parameters, 'qualification', ['al', 'bt', 'sh', 'sa']),
});

/** Returns the address of a profile, which both the form and the browser's request to the loader use. */
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

/** Whether a profile has nothing to make ideas from. */
export const isEmpty = (profile: Profile): boolean =>
  !isAnswered(profile) &&
  profile.unis.length + profile.courses.length === 0 &&
  profile.assessmentId === null &&
  profile.qualification === null;
