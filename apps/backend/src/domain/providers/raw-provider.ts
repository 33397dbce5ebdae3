import type { Selectable } from 'kysely';
import { z } from 'zod';
import {
  continuationSchema,
  employmentSchema,
  NATIONS,
  REGIONS,
  salarySchema,
  siteSchema,
  subjectSchema,
  tefSchema,
} from '../catalogue/record';
import type { ProviderTable } from '../../platform/database/types';
import { providerAbsencesSchema } from './absences';
import { studentFiguresSchema, surveySummarySchema } from './student-figures';
import { requestLanguage } from '../../platform/language/request-language';
import { storedSubjectName } from '../publication/subjects';

const text = z.string().nullable();

const plainProviderSchema = z.strictObject({
  providerId: z.string(),
  institutionCode: z.null(),
  name: z.string(),
  sortName: z.string(),
  aliases: z.array(z.string()),
  ukprn: z.string(),
  address: z.strictObject({
    line1: text,
    line2: text,
    line3: text,
    location: text,
    postcode: text,
    country: z.enum(NATIONS),
    region: z.enum(REGIONS),
  }),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  websiteUrl: text,
  phone: text,
  email: z.null(),
  unibuddyId: z.null(),
  entityId: z.string(),
  tef: tefSchema.nullable(),
  nssScore: z.int().nullable().describe('Mean of the themes of the National Student Survey in percent'),
  survey: surveySummarySchema
    .nullable()
    .optional()
    .describe('The people and years of nssScore; institution call only'),
  salary: salarySchema.nullable(),
  continuation: continuationSchema.nullable(),
  employment: employmentSchema.nullable(),
  courseCount: z.int().describe('Courses that C-04 lists of it'),
  coursesPublished: z
    .int()
    .describe(
      'Courses it publishes on Discover Uni: more than courseCount where the titles of some are not known',
    ),
  subjects: z.array(
    subjectSchema.extend({ listed: z.int().describe('How many of its courses in the subject C-04 lists') }),
  ),
  image: z.string(),
  banner: z.string(),
  description: text,
  sites: z.array(siteSchema.omit({ welshName: true })),
  distance: z.number().nullable(),
  absences: providerAbsencesSchema
    .optional()
    .describe('Why figures that are null are not there: of pay in lists, of all in the institution call'),
});

/**
 * A provider in the API's format (E-13's source). Only the institution call returns `related`, and `students` when the
 * request asks for it.
 */
export const rawProviderSchema = plainProviderSchema.extend({
  students: studentFiguresSchema.optional(),
  related: z
    .array(z.strictObject({ provider: plainProviderSchema, reasons: z.array(z.string()) }))
    .optional(),
});

export type RawProvider = z.infer<typeof plainProviderSchema>;

export type ProviderRow = Selectable<ProviderTable>;

export interface Presentation {
  /** Whether subjects, sites and description are included. */
  extended: boolean;
  /** Miles from the visitor's position; null when that is unknown. */
  distance: number | null;
  /** The mean of the survey's themes over its courses; undefined when none has results. */
  survey: { percent: number } | undefined;
}

/** Converts a row to the API's format. UCAS codes, email addresses and Unibuddy ids are null: no imported file has them. */
export const toRawProvider = (
  row: ProviderRow,
  { extended, distance, survey }: Presentation,
): RawProvider => {
  const images = `/themes/custom/ucas/images/providers/${row.short_id}`;
  return {
    providerId: row.provider_id,
    institutionCode: null,
    name: row.name,
    sortName: row.sort_name,
    aliases: row.aliases,
    ukprn: row.ukprn,
    address: {
      line1: row.line1,
      line2: row.line2,
      line3: row.line3,
      location: row.town,
      postcode: row.postcode,
      country: row.country,
      region: row.region,
    },
    latitude: row.latitude,
    longitude: row.longitude,
    websiteUrl: row.website,
    phone: row.phone,
    email: null,
    unibuddyId: null,
    entityId: row.ukprn,
    tef: row.tef,
    nssScore: survey?.percent ?? null,
    salary: row.salary,
    continuation: row.continuation,
    employment: row.employment,
    courseCount: row.course_count,
    coursesPublished: Math.max(row.courses_published, row.course_count),
    subjects: extended ? row.subjects.map(toRawSubject) : [],
    image: `${images}/tile.webp`,
    banner: `${images}/banner.webp`,
    description: extended ? row.description : null,
    sites: extended ? row.sites.map(toRawSite) : [],
    distance: distance === null ? null : Math.round(distance * 10) / 10,
  };
};

/** A site with its name in the language of the request. */
const toRawSite = ({ name, welshName, ...position }: ProviderRow['sites'][number]) => ({
  name: (requestLanguage() === 'cy' ? welshName : undefined) ?? name,
  ...position,
});

/** A subject with its name in the language of the request. */
const toRawSubject = ({ listed = 0, ...subject }: ProviderRow['subjects'][number]) => ({
  ...subject,
  name: storedSubjectName(subject),
  listed,
});
