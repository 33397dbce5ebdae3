import { sql } from 'kysely';
import { z } from 'zod';
import type { CourseFigures } from '../catalogue/course-record';
import { namedThemes, themesSchema } from '../courses/figures/whole-figures';
import type { Database } from '../../platform/database/connection';
import { distinctCohorts, ofCourse } from '../publication/distinct-cohorts';
import { groupBy } from '../publication/group-by';
import type { Cohort, Means } from './cohort-means';
import { cohortMeans } from './cohort-means';

const group = {
  /** Students that it is about: of a group that several courses publish, once. */
  people: z.int(),
  /** Courses that publish it. */
  courses: z.int(),
  years: z.string(),
};

const paySchema = z
  .strictObject({ median: z.int(), lowerQuartile: z.int(), upperQuartile: z.int(), ...group })
  .nullable();

/** What the courses of a provider publish of their students, put together by numbers of people; null where none does. */
export const studentFiguresSchema = z.strictObject({
  /** The National Student Survey; `everywhere` is the same of all courses of the catalogue that have it. */
  survey: z.strictObject({ themes: themesSchema, everywhere: themesSchema, ...group }).nullable(),
  /** The highest qualification that entrants had, the most frequent first. */
  entry: z
    .strictObject({
      qualifications: z.array(z.strictObject({ id: z.string(), name: z.string(), percent: z.number() })),
      ...group,
    })
    .nullable(),
  /** Pay from tax records, GBP a year: the means of the groups' middles and quartiles. */
  earnings3: paySchema,
  earnings5: paySchema,
});

export type StudentFigures = z.infer<typeof studentFiguresSchema>;

type Themes = z.infer<typeof themesSchema>;
type FigureName = keyof StudentFigures;
type CourseFigure<Name extends FigureName> = NonNullable<CourseFigures[Name]>;

interface Published<Name extends FigureName> {
  provider: string;
  mode: string;
  /** The published group's subject, or the course of a group of its own. */
  subject: string;
  people: number;
  courses: number;
  figure: CourseFigure<Name>;
}

/** A figure at a provider, or at all of them: courses that show the same group are one, groups inside a wider one none. */
const published = async <Name extends FigureName>(
  database: Database,
  name: Name,
  provider?: string,
): Promise<readonly Published<Name>[]> => {
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
      select provider, course_id::text as course_id, modes[1] as mode, subjects,
        body -> 'figures' -> ${name}::text as figure from course
      where ${provider === undefined ? sql`true` : sql`provider = ${provider}`}
    ) as course
    where jsonb_typeof(figure) = 'object'
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

/** Reads a figure as the means of its cohorts; null where no course publishes it. */
const meansOf = async <Name extends FigureName>(
  database: Database,
  name: Name,
  valuesOf: (figure: CourseFigure<Name>) => Cohort['values'],
  provider?: string,
): Promise<Means | null> => {
  const rows = await published(database, name, provider);
  return cohortMeans(
    rows.map(({ figure, people, courses }) => ({
      people,
      years: figure.years,
      courses,
      values: valuesOf(figure),
    })),
  );
};

const surveyMeans = (database: Database, provider?: string) =>
  meansOf(
    database,
    'survey',
    ({ themes }) => themes.map(({ id, percent }) => ({ id, value: percent })),
    provider,
  );

const themesOf = ({ values }: Means): Themes =>
  namedThemes(
    values
      .map(({ id, value }) => ({ id, percent: Math.round(value) }))
      .sort((one, other) => one.id.localeCompare(other.id)),
  );

/** Reads the survey of all courses that have it, by theme; empty where none has. */
export const readSurveyEverywhere = async (database: Database): Promise<Themes> => {
  const means = await surveyMeans(database);
  return means ? themesOf(means) : [];
};

/** Reads what the courses of a provider publish of their students. `everywhere` is what {@link readSurveyEverywhere} gives. */
export const readStudentFigures = async (
  database: Database,
  provider: string,
  everywhere: Themes,
): Promise<StudentFigures> => {
  const survey = await surveyMeans(database, provider);
  return {
    survey: survey && { themes: themesOf(survey), everywhere, ...groupOf(survey) },
    entry: await readEntry(database, provider),
    earnings3: await readPay(database, 'earnings3', provider),
    earnings5: await readPay(database, 'earnings5', provider),
  };
};

const readEntry = async (database: Database, provider: string): Promise<StudentFigures['entry']> => {
  const means = await meansOf(
    database,
    'entry',
    ({ qualifications }) => qualifications.map(({ id, name, percent }) => ({ id, name, value: percent })),
    provider,
  );
  if (!means) return null;
  const qualifications = means.values
    .map(({ id, name = id, value }) => ({ id, name, percent: Math.round(value) }))
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
  const means = await meansOf(
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
