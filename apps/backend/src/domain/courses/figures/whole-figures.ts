import { z } from 'zod';
import type { CourseFigures } from '../../catalogue/course-record';
import { courseFiguresSchema } from '../../catalogue/course-record';
import { labelOf } from '../../catalogue/labels';
import { stayed } from '../../publication/figures';
import { cohortOf, cohortShape } from '../listing/groups';

const percent = z.number().min(0).max(100);
const { tariff, entry, continuation, employment, jobs, salary, earnings3, earnings5 } =
  courseFiguresSchema.shape;

export const themesSchema = z.array(z.strictObject({ id: z.string(), name: z.string(), percent }));

/** All figures of a course in the API's form, with derived values and the group that each describes. */
export const wholeFiguresSchema = z.strictObject({
  tariff: tariff.unwrap().extend(cohortShape).nullable(),
  entry: entry.unwrap().extend(cohortShape).nullable(),
  continuation: continuation
    .unwrap()
    .extend({ stayed: percent, ...cohortShape })
    .nullable(),
  employment: employment.unwrap().extend(cohortShape).nullable(),
  jobs: jobs.unwrap().extend(cohortShape).nullable(),
  salary: salary.unwrap().extend(cohortShape).nullable(),
  earnings3: earnings3.unwrap().extend(cohortShape).nullable(),
  earnings5: earnings5.unwrap().extend(cohortShape).nullable(),
  survey: z.strictObject({ themes: themesSchema, ...cohortShape }).nullable(),
});

/** Themes of the National Student Survey since 2023. */
const THEME_NAMES: Readonly<Record<string, string>> = {
  T1: 'Teaching on my course',
  T2: 'Learning opportunities',
  T3: 'Assessment and feedback',
  T4: 'Academic support',
  T5: 'Organisation and management',
  T6: 'Learning resources',
  T7: 'Student voice',
};

/** Survey themes with their names. */
export const namedThemes = (themes: readonly { id: string; percent: number }[]) =>
  themes.map(({ id, percent: value }) => ({ id, name: labelOf(THEME_NAMES[id] ?? id), percent: value }));

/** Entry qualifications with their names in the language of the request. */
const namedEntry = <Entry extends NonNullable<CourseFigures['entry']>>(entry: Entry | null) =>
  entry && {
    ...entry,
    qualifications: entry.qualifications.map((each) => ({ ...each, name: labelOf(each.name) })),
  };

/** Returns the figures of a course with named groups and the continuation percentage. */
export const wholeFigures = (figures: CourseFigures): z.infer<typeof wholeFiguresSchema> => {
  const named = <Figure extends Parameters<typeof cohortOf>[0]>(figure: Figure | null) =>
    figure && { ...figure, ...cohortOf(figure) };
  const { continuation: kept, survey } = figures;
  return {
    tariff: named(figures.tariff),
    entry: namedEntry(named(figures.entry)),
    continuation: kept && { ...kept, stayed: stayed(kept), ...cohortOf(kept) },
    employment: named(figures.employment),
    jobs: named(figures.jobs),
    salary: named(figures.salary),
    earnings3: named(figures.earnings3),
    earnings5: named(figures.earnings5),
    survey: survey && { themes: namedThemes(survey.themes), ...cohortOf(survey) },
  };
};
