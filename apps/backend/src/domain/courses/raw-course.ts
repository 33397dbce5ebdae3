import type { Selectable } from 'kysely';
import { z } from 'zod';
import { courseBodySchema, courseRecordSchema } from '../catalogue/course-record';
import { TEF_RATINGS } from '../catalogue/record';
import type { CourseTable } from '../../platform/database/course-tables';
import type { Profile } from '../providers/profiles';
import { requestLanguage } from '../../platform/language/request-language';
import { subjectName } from '../publication/subjects';
import type { SummaryFacts } from '../publication/summary/summary';
import { welshCourseSummary } from '../publication/summary/summary-cy';
import {
  courseTitles,
  localAccreditations,
  localAccreditationSchema,
  localOptions,
  providerPage,
} from './course-texts';
import type { Surroundings } from './surroundings';
import { surroundingsSchema } from './surroundings';
import { wholeFigures, wholeFiguresSchema } from './figures/whole-figures';
import { listFigures, listFiguresSchema, optionFigures, optionFiguresSchema } from './figures/list-figures';

const text = z.string();
const place = z.strictObject({
  name: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});

const { options, url, foundationYear, sandwich, yearAbroad, honours, awards } = courseBodySchema.shape;

/** A course in the API's lists (the source of E-03). */
export const rawCourseSchema = z.strictObject({
  id: text,
  /** The year of entry (K-11). */
  academicYearId: text,
  title: text,
  englishTitle: text
    .nullable()
    .describe('The English title, of which addresses are made, where `title` is the published Welsh one'),
  /** Year of the publication of the title. */
  titleYear: z.int(),
  /** Distinguishes it from courses with the same title and award at its provider; null when not needed. */
  distinction: text.nullable(),
  provider: z.strictObject({
    providerId: text,
    shortId: text,
    name: text,
    town: text.nullable(),
    region: text,
    country: text,
    image: text,
    tef: z.enum(TEF_RATINGS).nullable(),
  }),
  qualification: text.nullable(),
  scheme: courseRecordSchema.shape.scheme,
  studyModes: z.array(text),
  /** Distinct places of teaching. */
  locations: z.array(place),
  country: text,
  region: text,
  /** Years of study, from the shortest option to the longest; null where not published. */
  duration: z.strictObject({ min: z.number(), max: z.number() }).nullable(),
  summary: text,
  /** Miles from the visitor; null when either position is not known. */
  distance: z.number().nullable(),
  ...listFiguresSchema.shape,
  /** CAH level 3, most specific first. */
  subjects: z.array(z.strictObject({ code: text, name: text })),
  subjectGuides: z.array(text),
  /** Number of options. */
  courseCount: z.int(),
  /** With `courseOptionId` or `academicYearId` (C-07). */
  ...optionFiguresSchema.partial().shape,
  /** With `extended`. */
  ...z
    .strictObject({
      options,
      url,
      foundationYear,
      sandwich,
      yearAbroad,
      honours,
      awards,
      accreditations: z.array(localAccreditationSchema),
      stages: z.number().nullable().describe('Years of the longest full-time option'),
      figures: wholeFiguresSchema,
      ...surroundingsSchema.shape,
    })
    .partial().shape,
});

export type RawCourse = z.infer<typeof rawCourseSchema>;
export type CourseRow = Selectable<CourseTable>;

/** Options for the API's form of a course. */
export interface Presentation {
  provider: Profile;
  academicYearId: string;
  /** Miles; null when not known. */
  distance: number | null;
  /** Whether to include options, accreditations and all figures. */
  extended: boolean;
  /** Related data for a course in full. */
  surroundings?: Surroundings | undefined;
  /** Whether to include the figures of C-07. */
  outcomes: boolean;
}

/** Converts a row to the API's form. */
export const toRawCourse = (row: CourseRow, presentation: Presentation): RawCourse => {
  const { provider, academicYearId, distance, extended, outcomes, surroundings } = presentation;
  const { distinction, absences, figures, ...rest } = row.body;
  const options = localOptions(row);
  const years = options.flatMap((option) => (option.years === null ? [] : [option.years]));
  return {
    id: row.course_id,
    academicYearId,
    ...courseTitles(row),
    titleYear: row.title_year,
    distinction,
    provider: courseProvider(provider),
    qualification: row.qualification,
    scheme: row.scheme,
    studyModes: row.modes,
    locations: locationsOf(row, options),
    country: row.country,
    region: row.region,
    duration: years.length === 0 ? null : { min: Math.min(...years), max: Math.max(...years) },
    distance: distance === null ? null : Math.round(distance * 10) / 10,
    ...listFigures({ figures, absences }),
    subjects: subjectsOf(row),
    subjectGuides: row.subject_guides,
    courseCount: options.length,
    ...(outcomes && optionFigures(figures)),
    ...(extended && {
      ...rest,
      options,
      url: providerPage(row),
      accreditations: localAccreditations(row),
      stages: years.length === 0 ? null : Math.max(...years),
      figures: wholeFigures(figures),
      ...surroundings,
    }),
    summary: summaryOf(row),
  };
};

/** The summary in the language of the request; the stored one is in English. The database holds modes as texts. */
export const summaryOf = ({ modes, ...row }: CourseRow): string =>
  requestLanguage() === 'cy'
    ? welshCourseSummary({ ...row, modes: modes as SummaryFacts['modes'] })
    : row.body.summary;

/** Provider fields of a course's card. */
const courseProvider = (profile: Profile): RawCourse['provider'] => ({
  providerId: profile.providerId,
  shortId: profile.shortId,
  name: profile.name,
  town: profile.town,
  region: profile.region,
  country: profile.country,
  image: `/themes/custom/ucas/images/providers/${profile.shortId}/tile.webp`,
  tef: TEF_RATINGS.find((rating) => rating === profile.tef) ?? null,
});

/** The subjects at level 3 with their names. */
export const subjectsOf = ({ subjects }: Pick<CourseRow, 'subjects'>): RawCourse['subjects'] =>
  subjects
    .filter((code) => code.includes('-'))
    .map((code) => ({ code, name: sentenceCase(subjectName(code) ?? code) }));

const locationsOf = (
  { town, latitude, longitude }: CourseRow,
  options: CourseRow['body']['options'],
): RawCourse['locations'] => {
  const byName = new Map(options.flatMap(({ place }) => (place ? [[place.name, place]] : [])));
  if (byName.size > 0) return [...byName.values()];
  return town === null ? [] : [{ name: town, latitude, longitude }];
};

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
