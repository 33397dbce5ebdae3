import * as v from 'valibot';
import { api } from '@signpost/api-client/base';
import { recordQueryFn } from '../search/record-query';

const textOrNull = v.nullish(v.string(), null);
const texts = v.optional(v.array(v.string()), []);
const dayOrNull = v.nullish(v.pipe(v.string(), v.isoDate()), null);

const RawWorkExperience = v.object({
  objectID: v.string(),
  title: v.string(),
  summary: v.optional(v.string(), ''),
  body: v.optional(v.string(), ''),
  sample: v.optional(v.boolean(), false),
  notice: textOrNull,
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  employer: v.string(),
  employerId: v.string(),
  jobSector: v.string(),
  hours: v.nullish(v.number(), null),
  level: textOrNull,
  ages: textOrNull,
  starts: dayOrNull,
  ends: dayOrNull,
  tasks: v.optional(v.array(v.object({ title: v.string(), minutes: v.number(), text: v.string() })), []),
  skills: texts,
  subjects: texts,
  certificate: v.nullish(v.boolean(), null),
});

/** A task in a work experience. */
export interface WorkTask {
  readonly title: string;
  readonly minutes: number;
  readonly text: string;
}

/** A virtual work experience (C-19). Values missing in the source are null or empty lists. */
export interface WorkExperience {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  /** Notice that must be shown, for example that it is a sample. */
  readonly notice: string | null;
  /** Its canonical path. */
  readonly url: string;
  /** The employer's name, and its alias. */
  readonly employer: string;
  readonly employerId: string;
  readonly jobSector: string;
  readonly hours: number | null;
  /** Difficulty: `introductory`, `intermediate`, `advanced`. */
  readonly level: string | null;
  readonly ages: string | null;
  /** YYYY-MM-DD. */
  readonly starts: string | null;
  readonly ends: string | null;
  readonly tasks: readonly WorkTask[];
  readonly skills: readonly string[];
  /** Titles of subjects. */
  readonly subjects: readonly string[];
  readonly certificate: boolean | null;
}

/**
 * Virtual work experiences: `getWorkExperience(id)` returns the full record (C-19), or null when it does not exist.
 * Error messages follow X-04.
 */
export const workExperienceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWorkExperience: build.query<WorkExperience | null, string>({
      queryFn: recordQueryFn('virtual_work_experiences', (record): WorkExperience => {
        const { objectID: id, ...experience } = v.parse(RawWorkExperience, record);
        return { id, ...experience };
      }),
    }),
  }),
});
