import { z } from 'zod';

export const NATIONS = ['England', 'Scotland', 'Wales', 'Northern Ireland'] as const;

export const REGIONS = [
  'North East',
  'North West',
  'Yorkshire and The Humber',
  'East Midlands',
  'West Midlands',
  'East of England',
  'London',
  'South East',
  'South West',
  'Scotland',
  'Wales',
  'Northern Ireland',
] as const;

export const TEF_RATINGS = ['Gold', 'Silver', 'Bronze', 'Requires improvement', 'Pending'] as const;

const text = z.string().min(1);
const tefRating = z.enum(TEF_RATINGS).nullable();
const percentFigure = { percent: z.number().min(0).max(100), year: text };

const tefRatings = {
  overall: tefRating,
  studentExperience: tefRating,
  studentOutcomes: tefRating,
  url: z.url().nullable(),
};

/** One rating of the Teaching Excellence Framework (2023) with its two aspects. */
export const tefSchema = z.strictObject({
  ...tefRatings,
  year: z.literal(2023),
  /** Of a school without a rating of its own, those of the universities that run it. */
  parents: z.array(z.strictObject({ name: text, ...tefRatings })).optional(),
});

/** What graduates reported earning, in GBP a year rounded to 100. */
export const salarySchema = z.strictObject({
  median: z.int().positive(),
  lowerQuartile: z.int().positive(),
  upperQuartile: z.int().positive(),
  graduates: z.int().positive(),
  monthsAfter: z.literal(15),
  year: text,
});

/** Share of students still studying, or with their award, a year after they started. */
export const continuationSchema = z.strictObject({ ...percentFigure, students: z.int().positive() });

/** Share of graduates in work or further study, fifteen months on. */
export const employmentSchema = z.strictObject({ ...percentFigure, graduates: z.int().positive() });

export const subjectSchema = z.strictObject({
  code: z.string().regex(/^CAH\d\d$/),
  name: text,
  courses: z.int().positive(),
});

export const siteSchema = z.strictObject({
  name: text,
  /** Absent where it has no Welsh name of its own. */
  welshName: text.optional(),
  latitude: z.number(),
  longitude: z.number(),
});

/** One line of `providers.ndjson.gz`; the fields are described in the catalogue's README. */
export const providerRecordSchema = z.strictObject({
  ukprn: z.string().regex(/^\d{8}$/),
  name: text,
  sortName: text,
  aliases: z.array(text),
  address: z.strictObject({
    line1: text.nullable(),
    line2: text.nullable(),
    line3: text.nullable(),
    town: text.nullable(),
    postcode: text.nullable(),
  }),
  country: z.enum(NATIONS),
  region: z.enum(REGIONS),
  latitude: z.number().min(49.8).max(61).nullable(),
  longitude: z.number().min(-8.7).max(1.9).nullable(),
  website: z.url().nullable(),
  phone: text.nullable(),
  tef: tefSchema.nullable(),
  salary: salarySchema.nullable(),
  continuation: continuationSchema.nullable(),
  employment: employmentSchema.nullable(),
  /** Courses that it publishes, whether or not their titles are known. */
  courseCount: z.int().positive(),
  subjects: z.array(subjectSchema),
  sites: z.array(siteSchema),
  description: text,
});

export type ProviderRecord = z.infer<typeof providerRecordSchema>;

/** One entry of `outcodes.json.gz`: outcode, latitude, longitude, town, region, country. */
export const outcodeRecordSchema = z.tuple([text, z.number(), z.number(), text, text, text]);

export type OutcodeRecord = z.infer<typeof outcodeRecordSchema>;
