import { sql } from 'kysely';
import { z } from 'zod';
import type { CourseFigures } from '../catalogue/course-record';
import { namedThemes, themesSchema } from '../courses/figures/whole-figures';
import type { Database } from '../../platform/database/connection';
import { distinctCohorts, ofCourse } from '../publication/distinct-cohorts';
import { groupBy } from '../publication/group-by';
import type { Cohort, Means } from './cohort-means';
import { cohortMeans } from './cohort-means';
import { labelOf } from '../catalogue/labels';

const group = {
  /** Students covered; a group that several courses publish is counted once. */
  people: z.int(),
  /** Number of courses that publish the figure. */
  courses: z.int(),
  years: z.string(),
};

const everywhereSchema = z.strictObject({ themes: themesSchema, providers: z.int(), ...group });

type Everywhere = z.infer<typeof everywhereSchema>;

const paySchema = z
  .strictObject({ median: z.int(), lowerQuartile: z.int(), upperQuartile: z.int(), ...group })
  .nullable();

/** Figures about students that a provider's courses publish, averaged by numbers of people; null where none does. */
export const studentFiguresSchema = z.strictObject({
  /** The National Student Survey; `everywhere` is our mean over all providers with results. */
  survey: z.strictObject({ themes: themesSchema, everywhere: everywhereSchema, ...group }).nullable(),
  /** The highest qualifications of entrants, most frequent first. */
  entry: z
    .strictObject({
      qualifications: z.array(z.strictObject({ id: z.string(), name: z.string(), percent: z.number() })),
      ...group,
    })
    .nullable(),
  /** Pay from tax records, GBP a year: the means of the groups' medians and quartiles. */
  earnings3: paySchema,
  earnings5: paySchema,
});

/** A provider's survey results as one percentage: the mean of the themes. */
export const surveySummarySchema = z.strictObject({ percent: z.int(), ...group });

export type StudentFigures = z.infer<typeof studentFiguresSchema>;

type Themes = z.infer<typeof themesSchema>;
type FigureName = keyof StudentFigures;
type CourseFigure<Name extends FigureName> = NonNullable<CourseFigures[Name]>;

interface PublishedCohort<Name extends FigureName> {
  provider: string;
  mode: string;
  /** The subject of the published group, or the course for a group of one course. */
  subject: string;
  people: number;
  courses: number;
  figure: CourseFigure<Name>;
}

/**
 * Reads the cohorts of a figure at some providers, or at all of them. Courses that publish the same group count as one
 * cohort, and groups inside a wider group are dropped.
 */
const readCohorts = async <Name extends FigureName>(
  database: Database,
  name: Name,
  providers?: readonly string[],
): Promise<readonly PublishedCohort<Name>[]> => {
  const { rows } = await sql<{
    provider: string;
    mode: string;
    course_id: string;
    subjects: string[];
    figure: CourseFigure<Name>;
    courses: number;
  }>`
    select provider, mode, min(course_id) as course_id, min(subjects) as subjects, figure, count(*)::int as courses
    from (
      select provider, course_id::text as course_id, subjects,
        coalesce(body #>> array['figures', ${name}, 'mode'], modes[1]) as mode,
        nullif(body -> 'figures' -> ${name}::text, 'null') - 'because' as figure
      from course where ${providers === undefined ? sql`true` : sql`provider = any(${providers}::text[])`}
    ) as course
    where figure is not null
    group by provider, mode, figure, case figure ->> 'level' when 'course' then course_id else '' end`.execute(
    database,
  );
  const cohorts = rows.map(({ course_id, subjects, ...row }) => ({
    ...row,
    subject:
      row.figure.level === 'course'
        ? ofCourse(
            subjects.find((code) => code.includes('-')),
            course_id,
          )
        : (row.figure.subject ?? ''),
    people: row.figure.people,
  }));
  return [...groupBy(cohorts, (cohort) => cohort.provider).values()].flatMap((each) => distinctCohorts(each));
};

/** Reads the means of a figure over its cohorts; null where no course publishes it. */
const readMeans = async <Name extends FigureName>(
  database: Database,
  name: Name,
  valuesOf: (figure: CourseFigure<Name>) => Cohort['values'],
  provider: string,
): Promise<Means | null> => meansOf(await readCohorts(database, name, [provider]), valuesOf);

const meansOf = <Name extends FigureName>(
  cohorts: readonly PublishedCohort<Name>[],
  valuesOf: (figure: CourseFigure<Name>) => Cohort['values'],
): Means | null =>
  cohortMeans(
    cohorts.map(({ figure, people, courses }) => ({
      people,
      years: figure.years,
      courses,
      values: valuesOf(figure),
    })),
  );

const themeValues = ({ themes }: CourseFigure<'survey'>): Cohort['values'] =>
  themes.map(({ id, percent }) => ({ id, value: percent }));

const themesOf = ({ values }: Means): Themes =>
  namedThemes(
    values
      .map(({ id, value }) => ({ id, percent: Math.round(value) }))
      .sort((one, other) => one.id.localeCompare(other.id)),
  );

/** Reads our mean of the survey over all providers with results; null where none has. */
export const readSurveyEverywhere = async (database: Database): Promise<Everywhere | null> => {
  const cohorts = await readCohorts(database, 'survey');
  const means = meansOf(cohorts, themeValues);
  const providers = new Set(cohorts.map(({ provider }) => provider)).size;
  return means && { themes: themesOf(means), providers, ...groupOf(means) };
};

type SurveySummary = z.infer<typeof surveySummarySchema>;

/** Reads the mean of the survey themes of providers, by short id; those none of whose courses has results are not there. */
export const readSurveySummaries = async (
  database: Database,
  providers: readonly string[],
): Promise<ReadonlyMap<string, SurveySummary>> => {
  const cohorts = await readCohorts(database, 'survey', providers);
  return new Map(
    [...groupBy(cohorts, ({ provider }) => provider)].flatMap(([provider, own]) => {
      const means = meansOf(own, themeValues);
      if (!means) return [];
      const sum = means.values.reduce((total, { value }) => total + value, 0);
      const percent = Math.round(sum / means.values.length);
      return [[provider, { percent, ...groupOf(means) }] as const];
    }),
  );
};

/** Reads the figures about a provider's students. `everywhere` is the result of {@link readSurveyEverywhere}. */
export const readStudentFigures = async (
  database: Database,
  provider: string,
  everywhere: Everywhere | null,
): Promise<StudentFigures> => {
  const survey = await readMeans(database, 'survey', themeValues, provider);
  return {
    survey: survey && everywhere && { themes: themesOf(survey), everywhere, ...groupOf(survey) },
    entry: await readEntry(database, provider),
    earnings3: await readPay(database, 'earnings3', provider),
    earnings5: await readPay(database, 'earnings5', provider),
  };
};

const readEntry = async (database: Database, provider: string): Promise<StudentFigures['entry']> => {
  const means = await readMeans(
    database,
    'entry',
    ({ qualifications }) => qualifications.map(({ id, name, percent }) => ({ id, name, value: percent })),
    provider,
  );
  if (!means) return null;
  const qualifications = means.values
    .map(({ id, name = id, value }) => ({ id, name: labelOf(name), percent: Math.round(value) }))
    .filter(({ percent }) => percent > 0)
    .sort((one, other) => other.percent - one.percent);
  return { qualifications, ...groupOf(means) };
};

const readPay = async (
  database: Database,
  name: 'earnings3' | 'earnings5',
  provider: string,
): Promise<StudentFigures['earnings3']> => {
  const quartiles = ['lowerQuartile', 'median', 'upperQuartile'] as const;
  const means = await readMeans(
    database,
    name,
    (figure) => quartiles.map((id) => ({ id, value: figure[id] })),
    provider,
  );
  if (!means) return null;
  const pounds = (id: (typeof quartiles)[number]) =>
    Math.round((means.values.find((each) => each.id === id)?.value ?? 0) / 100) * 100;
  return {
    lowerQuartile: pounds('lowerQuartile'),
    median: pounds('median'),
    upperQuartile: pounds('upperQuartile'),
    ...groupOf(means),
  };
};

const groupOf = ({ people, courses, years }: Means) => ({ people, courses, years });
