import { z } from 'zod';
import type { CourseBody, CourseFigures } from '../../catalogue/course-record';
import { absenceSchema, FIGURE_NAMES } from '../../catalogue/course-record';
import { stayed } from '../../publication/figures';
import type { Cohort } from '../listing/groups';
import { cohortOf, cohortShape } from '../listing/groups';
import { middleHalf } from './middle-half';

const percent = z.number().min(0).max(100);

const shareSchema = z.strictObject({ percent, ...cohortShape });

/** Figures of a course in a list, with the reasons for those that are null. */
export const listFiguresSchema = z.strictObject({
  /** GBP a year, 15 months after the course. */
  salary: z
    .strictObject({ median: z.int(), lowerQuartile: z.int(), upperQuartile: z.int(), ...cohortShape })
    .nullable(),
  tariff: z
    .strictObject({
      from: z.int(),
      to: z.int().nullable().describe('Null where the middle half ends in the open top band'),
      fewer: percent.describe('Percent of entrants in lower bands'),
      more: percent.describe('Percent of entrants in higher bands'),
      ...cohortShape,
    })
    .nullable()
    .describe('UCAS tariff points of the middle half of entrants whose points are published'),
  /** The share of graduates in work or further study, 15 months after the course. */
  employment: shareSchema.nullable(),
  /** The share still studying, or with their award, a year after entry. */
  continuation: shareSchema.nullable(),
  absences: z.partialRecord(z.enum(FIGURE_NAMES), absenceSchema),
});

/** C-07's figures of one option: in work, and in work or study, 15 months after the course. */
export const optionFiguresSchema = z.strictObject({
  employmentWork: shareSchema.nullable(),
  employmentWorkStudy: shareSchema.nullable(),
  nssScore: percent.nullable().describe('The mean of the themes of the National Student Survey'),
});

const share = (figure: Cohort, value: number) => ({ percent: value, ...cohortOf(figure) });

/** Selects the figures of a list. */
export const listFigures = ({
  figures: { salary, tariff, employment, continuation },
  absences,
}: Pick<CourseBody, 'figures' | 'absences'>): z.infer<typeof listFiguresSchema> => {
  const half = tariff && middleHalf(tariff.bands);
  return {
    salary: salary && {
      median: salary.median,
      lowerQuartile: salary.lowerQuartile,
      upperQuartile: salary.upperQuartile,
      ...cohortOf(salary),
    },
    tariff: tariff && half ? { ...half, ...cohortOf(tariff) } : null,
    employment: employment && share(employment, employment.workOrStudy),
    continuation: continuation && share(continuation, stayed(continuation)),
    absences,
  };
};

/** Selects the figures of C-07. Graduates who work and study count as in work: the sum of two rounded shares is at most that of both. */
export const optionFigures = ({
  employment,
  survey,
}: CourseFigures): z.infer<typeof optionFiguresSchema> => ({
  employmentWork:
    employment && share(employment, Math.min(employment.workOrStudy, employment.work + employment.both)),
  employmentWorkStudy: employment && share(employment, employment.workOrStudy),
  nssScore: survey && surveyMean(survey.themes),
});

/** The mean of the survey's themes, in whole percent. */
const surveyMean = (themes: readonly { percent: number }[]): number =>
  Math.round(themes.reduce((sum, theme) => sum + theme.percent, 0) / themes.length);
