import { z } from 'zod';
import { NATIONS, REGIONS } from './record';

const text = z.string().min(1);
const percent = z.number().min(0).max(100);

/** What is published of a course's students and graduates. */
export const FIGURE_NAMES = [
  'tariff',
  'entry',
  'continuation',
  'employment',
  'jobs',
  'salary',
  'earnings3',
  'earnings5',
  'survey',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/**
 * Why a figure is missing: its file was not imported; the course is too small, or too few of its people answered; it is
 * too new; or the file has none without a reason.
 */
export const absenceSchema = z.enum(['not-imported', 'too-small', 'too-new', 'not-published']);
export type Absence = z.infer<typeof absenceSchema>;

/**
 * The students whom a figure describes, all of one mode of study. `level` is 'course' for this course's students, else
 * the wider group that the publisher uses because the course is too small or too new: of this and other courses, or of
 * other courses alone. `subject` is that group's CAH code. `people` is rounded to 5 by the publisher, `responseRate` is
 * a percentage.
 */
const cohort = {
  people: z.int().positive(),
  level: z.enum(['course', 'subject']),
  because: z.enum(['too-small', 'too-new']).nullable(),
  subject: text.nullable(),
  mode: z.enum(['full-time', 'part-time']).nullable(),
  years: text,
  responseRate: percent.nullable(),
};

const quartiles = { lowerQuartile: z.int(), median: z.int(), upperQuartile: z.int() };

/** Pay from tax records some years after the course, GBP a year. */
const earningsSchema = z
  .strictObject({
    ...quartiles,
    /** The percentage of the graduates in each region, the largest first; absent when not published. */
    regions: z.array(z.strictObject({ name: text, percent })).optional(),
    ...cohort,
  })
  .nullable();

/** A course's figures; null where there is none, never zero: `absences` says why. */
export const courseFiguresSchema = z.strictObject({
  /** Share of entrants in each band of UCAS tariff points. */
  tariff: z
    .strictObject({
      bands: z.array(z.strictObject({ from: z.int(), to: z.int().nullable(), percent })),
      ...cohort,
    })
    .nullable(),
  /** What entrants held before. */
  entry: z
    .strictObject({ qualifications: z.array(z.strictObject({ id: text, name: text, percent })), ...cohort })
    .nullable(),
  continuation: z
    .strictObject({
      continuing: percent,
      gained: percent,
      left: percent,
      lower: percent,
      dormant: percent,
      ...cohort,
    })
    .nullable(),
  employment: z
    .strictObject({
      workOrStudy: percent,
      work: percent,
      study: percent,
      both: percent,
      unemployed: percent,
      notAvailable: percent,
      ...cohort,
    })
    .nullable(),
  /** Kinds of jobs among those in work. */
  jobs: z.strictObject({ highlySkilled: percent, other: percent, unknown: percent, ...cohort }).nullable(),
  /** GBP a year, 15 months on (Graduate Outcomes). */
  salary: z.strictObject({ ...quartiles, ...cohort }).nullable(),
  earnings3: earningsSchema,
  earnings5: earningsSchema,
  /** The National Student Survey: the percentage of positive answers in each theme. */
  survey: z.strictObject({ themes: z.array(z.strictObject({ id: text, percent })), ...cohort }).nullable(),
} satisfies Record<FigureName, z.ZodType>);

export type CourseFigures = z.infer<typeof courseFiguresSchema>;

/** Whether a course has a year of some kind: not at all, for those who choose it, or for all; null is "not published". */
const offeredSchema = z.enum(['no', 'optional', 'included']).nullable();
export type Offered = z.infer<typeof offeredSchema>;

/** One way to take the course: a mode of study at a place. */
const courseOptionSchema = z.strictObject({
  id: text,
  mode: z.enum(['full-time', 'part-time', 'distance']),
  place: z
    .strictObject({ name: text, latitude: z.number().nullable(), longitude: z.number().nullable() })
    .nullable(),
  years: z.number().positive().nullable(),
});

/** The part of a course that lists neither filter nor sort by. */
export const courseBodySchema = z.strictObject({
  summary: text,
  options: z.array(courseOptionSchema).min(1),
  url: z.url().nullable(),
  foundationYear: offeredSchema,
  /** A placement year. */
  sandwich: offeredSchema,
  yearAbroad: offeredSchema,
  honours: z.boolean().nullable(),
  /** Which awards its graduates' pay is compared with; null is "not published". */
  awards: z.enum(['first-degrees', 'other-undergraduate']).nullable(),
  /** What tells it from other courses of the same title and award at its provider; null when nothing need. */
  distinction: text.nullable(),
  accreditations: z.array(
    z.strictObject({
      body: text,
      /** What it is for, in words that follow "for"; null where the publisher does not say. */
      purpose: text.nullable().default(null),
      /** Whether it depends on what the student chooses. */
      depends: z.boolean().default(false),
      url: z.url().nullable(),
    }),
  ),
  figures: courseFiguresSchema,
  /** Why each figure that is null is not there. */
  absences: z.partialRecord(z.enum(FIGURE_NAMES), absenceSchema),
});

export type CourseBody = z.infer<typeof courseBodySchema>;

/**
 * What the publisher has in Welsh besides the English of a course: its title, its page, and by their English the names of
 * places and the purposes of accreditations.
 */
export const courseWelshSchema = z.strictObject({
  title: text.nullable(),
  url: z.url().nullable(),
  places: z.record(text, text),
  purposes: z.record(text, text).default({}),
});

export type CourseWelsh = z.infer<typeof courseWelshSchema>;

/** One line of `courses.ndjson.gz`. */
export const courseRecordSchema = z.strictObject({
  provider: z.string().regex(/^\d{8}$/),
  /** The provider's own id in the publication. */
  kisCourseId: text,
  title: text,
  /** The year of the publication that the title is from. */
  titleYear: z.int(),
  /** 'BSc (Hons)' where honours are published, 'BSc' where they are not; null where no award is published. */
  qualification: text.nullable(),
  scheme: z.enum(['undergraduate', 'postgraduate', 'teacher-training', 'conservatoire']),
  modes: z.array(z.enum(['full-time', 'part-time', 'distance'])).min(1),
  /** CAH codes at level 3, the most telling first. */
  subjects: z.array(z.string().regex(/^CAH\d\d-\d\d-\d\d$/)).min(1),
  country: z.enum(NATIONS),
  region: z.enum(REGIONS),
  town: text.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  body: courseBodySchema,
  /** Absent where nothing of it is published in Welsh. */
  welsh: courseWelshSchema.optional(),
});

export type CourseRecord = z.infer<typeof courseRecordSchema>;
