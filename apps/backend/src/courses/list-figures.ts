import { z } from 'zod';
import type { CourseFigures } from '../catalogue/course-record';

const percent = z.number().min(0).max(100);

/** Whom a figure describes: `level` is 'course' for the course's own students, else the wider group it is published for. */
const cohort = {
  people: z.int(),
  level: z.enum(['course', 'subject', 'provider']),
  subject: z.string().nullable(),
  years: z.string(),
};

const shareSchema = z.strictObject({ percent, ...cohort });

/** The figures of a course in a list; null is "not published". */
export const listFiguresSchema = z.strictObject({
  /** GBP a year, 15 months after the course. */
  salary: z
    .strictObject({ median: z.int(), lowerQuartile: z.int(), upperQuartile: z.int(), ...cohort })
    .nullable(),
  /** The most common band of UCAS tariff points among entrants and the share of them in it; `to` is null for the open top band. */
  tariff: z.strictObject({ from: z.int(), to: z.int().nullable(), percent, ...cohort }).nullable(),
  /** The share of graduates in work or further study, 15 months after the course. */
  employment: shareSchema.nullable(),
});

/** C-07's figures of one option: in work, and in work or study, 15 months after the course. */
export const optionFiguresSchema = z.strictObject({
  employmentWork: shareSchema.nullable(),
  employmentWorkStudy: shareSchema.nullable(),
  /** The National Student Survey is not in the files we have. */
  nssScore: z.null(),
});

type Cohort = Pick<z.infer<typeof shareSchema>, keyof typeof cohort>;

const cohortOf = ({ people, level, subject, years }: Cohort): Cohort => ({ people, level, subject, years });

/** Picks a list's figures out of all. */
export function listFigures({
  salary,
  tariff,
  employment,
}: CourseFigures): z.infer<typeof listFiguresSchema> {
  const band = tariff && mostCommonBand(tariff.bands);
  return {
    salary: salary && {
      median: salary.median,
      lowerQuartile: salary.lowerQuartile,
      upperQuartile: salary.upperQuartile,
      ...cohortOf(salary),
    },
    tariff: tariff && band ? { ...band, ...cohortOf(tariff) } : null,
    employment: employment && { percent: employment.workOrStudy, ...cohortOf(employment) },
  };
}

/** Picks C-07's figures. Those who work and study are in work too. */
export function optionFigures({ employment }: CourseFigures): z.infer<typeof optionFiguresSchema> {
  if (!employment) return { employmentWork: null, employmentWorkStudy: null, nssScore: null };
  const inWork = Math.min(100, employment.work + employment.both);
  return {
    employmentWork: { percent: inWork, ...cohortOf(employment) },
    employmentWorkStudy: { percent: employment.workOrStudy, ...cohortOf(employment) },
    nssScore: null,
  };
}

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
