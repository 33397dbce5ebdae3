import { z } from 'zod';
import { nations, regions } from './record';

const text = z.string().min(1);
const percent = z.number().min(0).max(100);

/**
 * Whom a figure describes. `level` is 'course' for this course's own students, else the wider group that the publisher
 * gives because the course alone is too small; `subject` is that group's CAH code. `people` is rounded to 5 by the publisher.
 */
const cohort = {
  people: z.int().positive(),
  level: z.enum(['course', 'subject', 'provider']),
  subject: text.nullable(),
  years: text,
};

/** What is published of a course's students and graduates; null is "not published", never zero. */
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
    .strictObject({ qualifications: z.array(z.strictObject({ name: text, percent })), ...cohort })
    .nullable(),
  continuation: z
    .strictObject({ continuing: percent, gained: percent, left: percent, lower: percent, ...cohort })
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
  salary: z
    .strictObject({ lowerQuartile: z.int(), median: z.int(), upperQuartile: z.int(), ...cohort })
    .nullable(),
});

export type CourseFigures = z.infer<typeof courseFiguresSchema>;

/** One way to take the course: a mode of study at a place. */
export const courseOptionSchema = z.strictObject({
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
  /** Whether the course offers or demands it; null is "not published". */
  foundationYear: z.boolean().nullable(),
  sandwich: z.boolean().nullable(),
  yearAbroad: z.boolean().nullable(),
  honours: z.boolean().nullable(),
  accreditations: z.array(z.strictObject({ body: text, url: z.url().nullable() })),
  figures: courseFiguresSchema,
});

export type CourseBody = z.infer<typeof courseBodySchema>;

/** One line of `courses.ndjson.gz`. */
export const courseRecordSchema = z.strictObject({
  provider: z.string().regex(/^\d{8}$/),
  /** The provider's own id in the publication; for a title of 2018, which came without one, '2018-' and its hash. */
  kisCourseId: text,
  title: text,
  /** The year of the publication that the title is from. */
  titleYear: z.int(),
  /** 'BSc (Hons)' where honours are published, 'BSc' where they are not; null without either. */
  qualification: text.nullable(),
  scheme: z.enum(['undergraduate', 'postgraduate', 'teacher-training', 'conservatoire']),
  modes: z.array(z.enum(['full-time', 'part-time', 'distance'])).min(1),
  /** CAH codes at level 3, the most telling first. */
  subjects: z.array(z.string().regex(/^CAH\d\d-\d\d-\d\d$/)).min(1),
  country: z.enum(nations),
  region: z.enum(regions),
  town: text.nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  body: courseBodySchema,
});

export type CourseRecord = z.infer<typeof courseRecordSchema>;
