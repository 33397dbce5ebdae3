import * as v from 'valibot';
import { picture } from '../wire';
import { RawAbsence } from './absence';

const text = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.nullish(v.string(), null);
const numberOrNull = v.nullish(v.number(), null);

const cohort = {
  people: v.number(),
  level: v.picklist(['course', 'subject', 'provider']),
  because: v.nullish(v.picklist(['too-small', 'too-new']), null),
  mode: v.nullish(v.picklist(['full-time', 'part-time']), null),
  subject: textOrNull,
  subjectName: textOrNull,
  subjectLevel: v.nullish(v.picklist([1, 2, 3]), null),
  years: v.string(),
  responseRate: numberOrNull,
};

// Without `partial`, which is not in the shell's shared build of valibot.
const absent = v.optional(RawAbsence);

const RawAbsences = v.optional(
  v.object({
    tariff: absent,
    entry: absent,
    continuation: absent,
    employment: absent,
    jobs: absent,
    salary: absent,
    earnings3: absent,
    earnings5: absent,
    survey: absent,
  }),
  {},
);

/** A percentage with its cohort. */
export const RawShare = v.object({ percent: v.number(), ...cohort });

/** A course in the list of C-04 (E-03). */
export const RawCourse = v.object({
  id: text,
  academicYearId: text,
  title: text,
  englishTitle: textOrNull,
  titleYear: numberOrNull,
  distinction: textOrNull,
  provider: v.object({
    providerId: text,
    shortId: text,
    name: text,
    town: textOrNull,
    region: v.string(),
    country: v.string(),
    image: picture,
    tef: textOrNull,
  }),
  qualification: textOrNull,
  scheme: v.string(),
  studyModes: v.optional(v.array(v.string()), []),
  locations: v.optional(
    v.array(v.object({ name: v.string(), latitude: numberOrNull, longitude: numberOrNull })),
    [],
  ),
  duration: v.nullish(v.object({ min: v.number(), max: v.number() }), null),
  summary: v.optional(v.string(), ''),
  distance: numberOrNull,
  salary: v.nullish(
    v.object({ median: v.number(), lowerQuartile: v.number(), upperQuartile: v.number(), ...cohort }),
    null,
  ),
  tariff: v.nullish(
    v.object({ from: v.number(), to: numberOrNull, fewer: v.number(), more: v.number(), ...cohort }),
    null,
  ),
  employment: v.nullish(RawShare, null),
  continuation: v.nullish(RawShare, null),
  absences: RawAbsences,
  subjects: v.optional(v.array(v.object({ code: v.string(), name: v.string() })), []),
  subjectGuides: v.optional(v.array(v.string()), []),
  // The source may send text or omit it; the product requires a whole number (E-03).
  courseCount: v.pipe(
    v.nullish(v.union([v.number(), v.string()]), 0),
    v.transform((count) => Math.trunc(Number(count)) || 0),
  ),
});

const facet = v.optional(v.array(v.object({ value: v.string(), label: v.string(), count: v.number() })), []);

/** A page of courses; its records are validated one by one. */
export const RawCoursePage = v.object({
  total: v.number(),
  offset: v.number(),
  limit: v.number(),
  results: v.array(v.unknown()),
  understood: v.optional(v.unknown()),
  facets: v.nullish(
    v.object({
      qualification: facet,
      studyMode: facet,
      locations: facet,
      country: facet,
      subjectGuides: facet,
    }),
    null,
  ),
});
