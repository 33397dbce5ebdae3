import * as v from 'valibot';
import { RawCourse, RawShare } from '../courses/schema';

const text = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.nullish(v.string(), null);
const numberOrNull = v.nullish(v.number(), null);
const flagOrNull = v.nullish(v.boolean(), null);
const caption = v.object({ caption: v.string() });

const RawFee = v.object({
  feeLocale: caption,
  amount: v.number(),
  currency: v.nullish(v.object({ id: v.string() }), null),
  feeBasis: textOrNull,
});

const RawRequirements = v.object({
  qualifications: v.optional(
    v.array(
      v.object({
        qualificationName: text,
        summary: v.nullish(v.object({ offer: textOrNull, requirements: textOrNull }), null),
        notAccepted: v.nullish(v.boolean(), false),
      }),
    ),
    [],
  ),
  ucasTariffPointsMin: numberOrNull,
  ucasTariffPointsMax: numberOrNull,
});

const RawOption = v.object({
  id: text,
  studyMode: caption,
  duration: v.nullish(v.object({ quantity: v.number(), durationType: caption }), null),
  location: v.nullish(
    v.object({
      name: v.string(),
      geoLocation: v.nullish(v.object({ latitude: v.number(), longitude: v.number() }), null),
    }),
    null,
  ),
  startDate: v.nullish(v.object({ date: textOrNull, nonSpecific: textOrNull }), null),
  courseFees: v.optional(v.array(RawFee), []),
  academicEntryRequirements: v.nullish(RawRequirements, null),
  outcomeQualification: v.nullish(caption, null),
  providerCourseUrl: textOrNull,
  professionalBodies: v.optional(
    v.array(
      v.object({
        caption: text,
        purpose: v.optional(v.nullable(v.object({ text, language: text })), null),
        depends: v.optional(v.boolean(), false),
        url: textOrNull,
      }),
    ),
    [],
  ),
});

/** A course as C-06 returns it. */
export const RawDetails = v.object({
  id: text,
  academicYearId: text,
  courseTitle: text,
  englishTitle: textOrNull,
  applicationCode: textOrNull,
  summary: v.nullish(v.string(), ''),
  provider: v.object({
    id: text,
    name: text,
    websiteUrl: textOrNull,
    address: v.nullish(v.object({ line4: textOrNull }), null),
  }),
  subjects: v.optional(v.array(v.object({ id: v.string(), caption: v.string() })), []),
  options: v.array(RawOption),
});
export type RawDetails = v.InferOutput<typeof RawDetails>;

/** The figures of one option, as C-07 returns them. */
export const RawFigures = v.object({
  employmentWork: v.nullish(RawShare, null),
  employmentWorkStudy: v.nullish(RawShare, null),
  nssScore: numberOrNull,
});

const { percent: share, ...cohort } = RawShare.entries;

/** Availability of, for example, a foundation year: none, optional or compulsory. */
const offered = v.nullish(v.picklist(['no', 'optional', 'included']), null);

const quartiles = { lowerQuartile: v.number(), median: v.number(), upperQuartile: v.number() };
const themes = v.array(v.object({ id: text, name: text, percent: share }));
const RawEarnings = v.object({ ...quartiles, ...cohort });
const RawSubjectEarnings = v.object({
  ...quartiles,
  people: v.number(),
  regions: v.array(v.object({ name: text, ...quartiles, people: v.number() })),
});
const whose = { subject: text, subjectName: text, subjectLevel: v.picklist([1, 2, 3]) };

/** The full published record of a course, as C-07 returns it on request. */
export const RawRecord = v.object({
  ...RawCourse.entries,
  url: textOrNull,
  foundationYear: offered,
  sandwich: offered,
  yearAbroad: offered,
  honours: flagOrNull,
  stages: numberOrNull,
  figures: v.object({
    tariff: v.nullable(
      v.object({
        bands: v.array(v.object({ from: v.number(), to: numberOrNull, percent: share })),
        ...cohort,
      }),
    ),
    entry: v.nullable(
      v.object({ qualifications: v.array(v.object({ id: text, name: text, percent: share })), ...cohort }),
    ),
    continuation: v.nullable(
      v.object({
        stayed: share,
        continuing: share,
        gained: share,
        left: share,
        lower: share,
        dormant: share,
        ...cohort,
      }),
    ),
    employment: v.nullable(
      v.object({
        workOrStudy: share,
        work: share,
        study: share,
        both: share,
        unemployed: share,
        notAvailable: share,
        ...cohort,
      }),
    ),
    jobs: v.nullable(v.object({ highlySkilled: share, other: share, unknown: share, ...cohort })),
    survey: v.nullish(v.object({ themes, ...cohort }), null),
    earnings3: v.nullish(RawEarnings, null),
    earnings5: v.nullish(RawEarnings, null),
  }),
  subjectEarnings: v.nullish(
    v.object({
      ...whose,
      mode: v.picklist(['full-time', 'part-time']),
      awards: v.picklist(['first-degrees', 'other-undergraduate']),
      months15: v.nullable(RawSubjectEarnings),
      years3: v.nullable(RawSubjectEarnings),
      years5: v.nullable(RawSubjectEarnings),
    }),
    null,
  ),
  subjectSurvey: v.nullish(
    v.object({
      ...whose,
      themes,
      people: v.number(),
      courses: v.number(),
      providers: v.number(),
      years: v.string(),
    }),
    null,
  ),
  siblings: v.optional(
    v.array(
      v.object({
        id: text,
        title: text,
        englishTitle: textOrNull,
        qualification: textOrNull,
        distinction: textOrNull,
      }),
    ),
    [],
  ),
});

/** Grades of earlier entrants, as C-08 returns them. */
export const RawGrade = v.object({
  qualificationType: v.picklist(['A_level', 'BTEC']),
  isAggregate: v.optional(v.boolean(), false),
  minimumGrade: textOrNull,
  mostCommonGrade: textOrNull,
  maximumGrade: textOrNull,
  startYear: numberOrNull,
  endYear: numberOrNull,
});

/** Outcomes of entrants with given grades at a course, as C-09 returns them. */
export const RawComparison = v.object({
  courseId: text,
  isAggregate: v.boolean(),
  confirmationRate: textOrNull,
});
