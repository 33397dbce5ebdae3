import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { sayModes } from '../courses/cohort';
import { memberOf, readEach } from '../wire';
import { RawComparison, RawDetails, RawFigures, RawGrade, RawRecord } from './schema';
import type { CourseDetails, CourseOption, CourseRecord, HistoricalGrade } from './types';

/** Length of the provider id prefix in URLs (E-13). */
const SHORT_ID = 8;

/** A course without the fields that other calls provide. */
export type BareDetails = Omit<CourseDetails, keyof OptionFigures | 'historicalEntryGrades' | 'unavailable'>;

/** Parses a response of C-06 as a course (E-04). Throws when it does not match. */
export const readDetails = (answer: unknown): BareDetails => {
  const { provider, options, ...raw } = v.parse(RawDetails, memberOf(answer, 'course'));
  return {
    id: raw.id,
    academicYearId: raw.academicYearId,
    title: raw.courseTitle,
    englishTitle: raw.englishTitle,
    applicationCode: raw.applicationCode,
    summary: raw.summary ?? '',
    provider: {
      providerId: provider.id,
      shortId: provider.id.slice(0, SHORT_ID),
      name: provider.name,
      town: provider.address?.line4 ?? null,
      websiteUrl: provider.websiteUrl,
    },
    subjects: raw.subjects,
    options: options.map(readOption),
    accreditations: [
      ...new Map(
        options.flatMap(({ professionalBodies }) =>
          professionalBodies.map(
            ({ caption: name, ...rest }) =>
              [`${name}\u0001${rest.purpose?.text}`, { name, ...rest }] as const,
          ),
        ),
      ).values(),
    ],
  };
};

const readOption = (raw: RawDetails['options'][number]): CourseOption => {
  const { duration, location, academicEntryRequirements: asked } = raw;
  const place = location?.geoLocation;
  return {
    id: raw.id,
    studyMode: raw.studyMode.caption,
    duration: duration && `${duration.quantity} ${duration.durationType.caption.toLowerCase()}`,
    location: location?.name ?? null,
    position: place ? { lat: place.latitude, lng: place.longitude } : null,
    start: raw.startDate?.date ?? raw.startDate?.nonSpecific ?? null,
    qualification: raw.outcomeQualification?.caption ?? null,
    providerCourseUrl: raw.providerCourseUrl,
    fees: raw.courseFees.map(({ feeLocale, amount, currency, feeBasis }) => ({
      whose: feeLocale.caption,
      amount,
      currency: currency?.id ?? 'GBP',
      basis: feeBasis,
    })),
    requirements: (asked?.qualifications ?? []).map(({ qualificationName, summary, notAccepted }) => ({
      qualification: qualificationName,
      offer: summary?.offer ?? null,
      details: summary?.requirements ?? null,
      accepted: notAccepted !== true,
    })),
    points:
      asked && asked.ucasTariffPointsMin !== null
        ? { from: asked.ucasTariffPointsMin, to: asked.ucasTariffPointsMax }
        : null,
  };
};

/** The fields provided by C-07. */
export type OptionFigures = Pick<
  CourseDetails,
  'employmentWork' | 'employmentWorkStudy' | 'nssScore' | 'record'
>;

/**
 * Parses a response of C-07 as the figures of its course; all null where it has no result. Throws when it does not
 * match.
 */
export const readFigures = (answer: unknown): OptionFigures => {
  const result = v.parse(v.array(v.unknown()), memberOf(answer, 'results'))[0] ?? {};
  const record = readRecord(result);
  const { nssScore, ...shares } = v.parse(RawFigures, result);
  return { ...sayModes(shares, record?.studyModes ?? []), nssScore, record };
};

/** A service may return only the figures of C-07; the rest is then unknown. */
const readRecord = (result: unknown): CourseRecord | null => {
  const parsed = v.safeParse(RawRecord, result, { abortEarly: true });
  if (!parsed.success) return null;
  const { salary, tariff, employment, continuation, studyModes, figures } = parsed.output;
  return {
    ...parsed.output,
    ...sayModes({ salary, tariff, employment, continuation }, studyModes),
    figures: sayModes(figures, studyModes),
  };
};

/** Display names of qualification types (E-04). */
const QUALIFICATION_NAMES = {
  A_level: 'UK A-Level',
  BTEC: 'Pearson BTEC Level 3 National Extended Diploma (from 2016)',
} as const;

/** Parses a response of C-08 as the grades of earlier entrants, with the name of each qualification (E-04). */
export const readGrades = (answer: unknown, report: Report): HistoricalGrade[] =>
  readEach(RawGrade, memberOf(answer, 'results'), 'A grade', report).map((grade) => ({
    ...grade,
    qualificationName: QUALIFICATION_NAMES[grade.qualificationType],
  }));

/** Outcomes of entrants with the visitor's own grades at a course; a rate that is not published is null. */
export type GradeComparison = Readonly<v.InferOutput<typeof RawComparison>>;

/** Parses a response of C-09 as comparisons. */
export const readComparisons = (answer: unknown, report: Report): GradeComparison[] =>
  readEach(RawComparison, memberOf(answer, 'results'), 'A comparison of grades', report);
