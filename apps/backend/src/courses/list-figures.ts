import { z } from 'zod';
import type { CourseBody, CourseFigures } from '../catalogue/course-record';
import { absenceSchema, figureNames } from '../catalogue/course-record';
import { stayed } from '../publication/figures';
import type { Cohort } from './groups';
import { cohortOf, cohortShape } from './groups';

const percent = z.number().min(0).max(100);

const shareSchema = z.strictObject({ percent, ...cohortShape });

/** The figures of a course in a list, and why those that are null are not there. */
export const listFiguresSchema = z.strictObject({
  /** GBP a year, 15 months after the course. */
  salary: z
    .strictObject({ median: z.int(), lowerQuartile: z.int(), upperQuartile: z.int(), ...cohortShape })
    .nullable(),
  /** The most common band of UCAS tariff points among entrants and the share of them in it; `to` is null for the open top band. */
  tariff: z.strictObject({ from: z.int(), to: z.int().nullable(), percent, ...cohortShape }).nullable(),
  /** The share of graduates in work or further study, 15 months after the course. */
  employment: shareSchema.nullable(),
  /** The share still studying, or with their award, a year after they began. */
  continuation: shareSchema.nullable(),
  absences: z.partialRecord(z.enum(figureNames), absenceSchema),
});

/** C-07's figures of one option: in work, and in work or study, 15 months after the course. */
export const optionFiguresSchema = z.strictObject({
  employmentWork: shareSchema.nullable(),
  employmentWorkStudy: shareSchema.nullable(),
  nssScore: percent.nullable().describe('The mean of the themes of the National Student Survey'),
});

const share = (figure: Cohort, value: number) => ({ percent: value, ...cohortOf(figure) });

/** Picks a list's figures out of all. */
export function listFigures({
  figures: { salary, tariff, employment, continuation },
  absences,
}: Pick<CourseBody, 'figures' | 'absences'>): z.infer<typeof listFiguresSchema> {
  const band = tariff && mostCommonBand(tariff.bands);
  return {
    salary: salary && {
      median: salary.median,
      lowerQuartile: salary.lowerQuartile,
      upperQuartile: salary.upperQuartile,
      ...cohortOf(salary),
    },
    tariff: tariff && band ? { ...band, ...cohortOf(tariff) } : null,
    employment: employment && share(employment, employment.workOrStudy),
    continuation: continuation && share(continuation, stayed(continuation)),
    absences,
  };
}

/** Picks C-07's figures. Those who work and study are in work too. */
export const optionFigures = ({
  employment,
  survey,
}: CourseFigures): z.infer<typeof optionFiguresSchema> => ({
  employmentWork: employment && share(employment, Math.min(100, employment.work + employment.both)),
  employmentWorkStudy: employment && share(employment, employment.workOrStudy),
  nssScore: survey && surveyMean(survey.themes),
});

/** The mean of the survey's themes, in whole percent. */
const surveyMean = (themes: readonly { percent: number }[]): number =>
  Math.round(themes.reduce((sum, theme) => sum + theme.percent, 0) / themes.length);

/** A band of UCAS tariff points. */
export type Band = NonNullable<CourseFigures['tariff']>['bands'][number];

/** The band with the largest share, the lower of equals; undefined when no band has entrants. */
export const mostCommonBand = (bands: readonly Band[]): Band | undefined =>
  bands
    .filter((band) => band.percent > 0)
    .reduce<Band | undefined>(
      (most, band) => (most && most.percent >= band.percent ? most : band),
      undefined,
    );
