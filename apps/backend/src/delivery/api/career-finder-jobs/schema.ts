import { z } from 'zod';
import { APPRENTICESHIP_ORDERS } from '../../../domain/employers/apprenticeships';
import {
  commaList,
  decimal,
  needPosition,
  once,
  oneOf,
  providerIdentifier,
  radius,
  subjectIdentifier,
  whole,
  withoutBlanks,
} from '../../query';

const soc = z.string().regex(/^\d{4}$/, 'must be SOC codes of four digits');

const level = z.string().regex(/^[2-7]$/, 'must be levels from 2 to 7');

const alias = z.string().regex(/^[a-z0-9-]{1,80}$/, 'must be aliases of employers');

/**
 * C-02. Sorted by `distance` when a position is given, else by `closing`, unless `sortBy` is given. `keywords` filters;
 * sorted by `relevance` it ranks, and has commas between the keywords.
 */
export const careerFinderJobsQuerySchema = z.preprocess(
  withoutBlanks,
  z
    .object({
      keywords: once('must be given once').trim().max(200, 'must be at most 200 characters').optional(),
      offset: whole(0, 100_000).default(0),
      limit: whole(1, 500).default(50),
      sort: oneOf(['ASC', 'DESC']).default('ASC'),
      sortBy: oneOf(APPRENTICESHIP_ORDERS).optional(),
      lat: decimal(-90, 90).optional(),
      lng: decimal(-180, 180).optional(),
      radius: radius.optional(),
      subjects: commaList(subjectIdentifier).default([]),
      level: commaList(level).default([]),
      employer: commaList(alias).default([]),
      soc: commaList(soc).default([]),
      uni: providerIdentifier.optional(),
    })
    .superRefine(needPosition)
    .superRefine(({ sortBy, keywords }, context) => {
      if (sortBy === 'relevance' && !keywords)
        context.addIssue({
          code: 'custom',
          path: ['sortBy'],
          message: 'can be relevance only with keywords',
        });
    }),
);

export type CareerFinderJobsQuery = z.infer<typeof careerFinderJobsQuerySchema>;

/** One apprenticeship in the source's shape (E-01), with further fields. Dates are YYYY-MM-DD. */
export const jobSchema = z.strictObject({
  JobID: z.string(),
  Title: z.string(),
  RecruiterName: z.string(),
  LocationDescription: z.string(),
  SalaryDescription: z.string(),
  ShortDescription: z.string(),
  LogoUrl: z.string(),
  ApplyUrl: z.string(),
  DetailsUrl: z.string(),
  /** The notice to show to readers: that the apprenticeship is invented. */
  /** Whether the apprenticeship is invented. */
  Sample: z.boolean(),
  Notice: z.string().nullable(),
  /** Markdown. */
  Description: z.string(),
  EmployerAlias: z.string(),
  Standard: z.string(),
  Level: z.int(),
  /** GBP a year. */
  SalaryFrom: z.int(),
  SalaryTo: z.int(),
  HoursPerWeek: z.number(),
  Months: z.int(),
  Positions: z.int(),
  Requirements: z.array(z.string()),
  Subjects: z.array(z.string()),
  SocCodes: z.array(z.string()),
  /** The university or college that teaches it, if any. */
  ProviderUkprn: z.string().nullable(),
  OpeningDate: z.iso.date(),
  ClosingDate: z.iso.date(),
  StartDate: z.iso.date(),
  Postcode: z.string(),
  Region: z.string(),
  Country: z.string(),
  Latitude: z.number(),
  Longitude: z.number(),
  /** Miles from lat and lng; null without them. */
  Distance: z.number().nullable(),
});

/** C-02's response: the requested page and the total number. */
export const careerFinderJobsSchema = z.strictObject({
  data: z.strictObject({ Job: z.array(jobSchema), Total: z.int() }),
});

export type Job = z.infer<typeof jobSchema>;
export type CareerFinderJobs = z.infer<typeof careerFinderJobsSchema>;
