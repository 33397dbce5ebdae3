import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { RawShare } from '../courses/schema';
import { memberOf, readEach } from '../wire';
import type { CourseDetails, HistoricalGrade } from './types';

const text = v.pipe(v.string(), v.minLength(1));
const textOrNull = v.nullish(v.string(), null);
const caption = v.object({ caption: v.string() });

const RawDetails = v.object({
  id: text,
  academicYearId: text,
  courseTitle: text,
  summary: v.nullish(v.string(), ''),
  provider: v.object({ id: text, name: text, websiteUrl: textOrNull }),
  subjects: v.optional(v.array(v.object({ id: v.string(), caption: v.string() })), []),
  options: v.array(
    v.object({
      id: text,
      studyMode: caption,
      duration: v.nullish(v.object({ quantity: v.number(), durationType: caption }), null),
      location: v.nullish(v.object({ name: v.string() }), null),
      outcomeQualification: v.nullish(caption, null),
      providerCourseUrl: textOrNull,
    }),
  ),
});

/** What a course is without the figures that other calls bring. */
export type BareDetails = Omit<
  CourseDetails,
  'employmentWork' | 'employmentWorkStudy' | 'nssScore' | 'historicalEntryGrades'
>;

/** An answer of C-06 as a course (E-04). Throws when it is none. */
export const readDetails = (answer: unknown): BareDetails => {
  const raw = v.parse(RawDetails, memberOf(answer, 'course'));
  return {
    id: raw.id,
    academicYearId: raw.academicYearId,
    title: raw.courseTitle,
    summary: raw.summary ?? '',
    provider: { providerId: raw.provider.id, name: raw.provider.name, websiteUrl: raw.provider.websiteUrl },
    subjects: raw.subjects,
    options: raw.options.map(
      ({ id, studyMode, duration, location, outcomeQualification, providerCourseUrl }) => ({
        id,
        studyMode: studyMode.caption,
        duration: duration && `${duration.quantity} ${duration.durationType.caption}`,
        location: location?.name ?? null,
        qualification: outcomeQualification?.caption ?? null,
        providerCourseUrl,
      }),
    ),
  };
};

const RawFigures = v.object({
  employmentWork: v.nullish(RawShare, null),
  employmentWorkStudy: v.nullish(RawShare, null),
  nssScore: v.nullish(v.number(), null),
});

/** The figures of one option. */
export type OptionFigures = Pick<CourseDetails, 'employmentWork' | 'employmentWorkStudy' | 'nssScore'>;

/** An answer of C-07 as the figures of its course; none published where it has no result. Throws when they are no figures. */
export const readFigures = (answer: unknown): OptionFigures =>
  v.parse(RawFigures, v.parse(v.array(v.unknown()), memberOf(answer, 'results'))[0] ?? {});

/** How a qualification type is called (E-04). */
const QUALIFICATION_NAMES = {
  A_level: 'UK A-Level',
  BTEC: 'Pearson BTEC Level 3 National Extended Diploma (from 2016)',
} as const;

const RawGrade = v.object({
  qualificationType: v.picklist(['A_level', 'BTEC']),
  isAggregate: v.optional(v.boolean(), false),
  minimumGrade: textOrNull,
  mostCommonGrade: textOrNull,
  maximumGrade: textOrNull,
  startYear: v.nullish(v.number(), null),
  endYear: v.nullish(v.number(), null),
});

/** An answer of C-08 as the grades of earlier entrants, each with its qualification's name (E-04). */
export const readGrades = (answer: unknown, report: Report): HistoricalGrade[] =>
  readEach(RawGrade, memberOf(answer, 'results'), 'A grade', report).map((grade) => ({
    ...grade,
    qualificationName: QUALIFICATION_NAMES[grade.qualificationType],
  }));

const RawComparison = v.object({ courseId: text, isAggregate: v.boolean(), confirmationRate: textOrNull });

/** How entrants with the visitor's own grades did at a course; a rate that is not published is null. */
export type GradeComparison = Readonly<v.InferOutput<typeof RawComparison>>;

/** An answer of C-09 as comparisons. */
export const readComparisons = (answer: unknown, report: Report): GradeComparison[] =>
  readEach(RawComparison, memberOf(answer, 'results'), 'A comparison of grades', report);
