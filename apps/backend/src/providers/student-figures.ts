import { sql } from 'kysely';
import { z } from 'zod';
import { themesSchema, namedThemes } from '../courses/whole-figures';
import type { Database } from '../database/connection';

const group = {
  /** Students that it is about: of a group that several courses publish, once. */
  people: z.int(),
  /** Courses that publish it. */
  courses: z.int(),
  years: z.string(),
};

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
});

export type StudentFigures = z.infer<typeof studentFiguresSchema>;

interface Share {
  id: string;
  name?: string;
  percent: number;
}

/** The students that one or more courses publish a figure for. */
export interface Cohort {
  people: number;
  courses: number;
  years: string;
  shares: readonly Share[];
}

/** The means of shares by numbers of people; a share that a cohort does not list is none of it. Null without cohorts. */
export function combined(cohorts: readonly Cohort[]) {
  const people = cohorts.reduce((sum, cohort) => sum + cohort.people, 0);
  if (people === 0) return null;
  const sums = new Map<string, { name: string; weighted: number }>();
  for (const cohort of cohorts) {
    for (const { id, name = id, percent } of cohort.shares) {
      const weighted = (sums.get(id)?.weighted ?? 0) + percent * cohort.people;
      sums.set(id, { name, weighted });
    }
  }
  const shares = [...sums].map(([id, { name, weighted }]) => ({
    id,
    name,
    percent: Math.round(weighted / people),
  }));
  const years = cohorts.map((cohort) => cohort.years).sort();
  return {
    shares,
    people,
    courses: cohorts.reduce((sum, cohort) => sum + cohort.courses, 0),
    years: `${years[0]?.slice(0, 4)}-${years
      .map((each) => each.slice(5))
      .sort()
      .at(-1)}`,
  };
}

/** The cohorts of a figure at a provider, or at all of them: courses that show the same group are one. */
async function cohortsOf(
  database: Database,
  figure: 'survey' | 'entry',
  provider?: string,
): Promise<readonly Cohort[]> {
  const list = figure === 'survey' ? 'themes' : 'qualifications';
  const { rows } = await sql<Cohort>`
    select people, years, shares, count(*)::int as courses
    from (
      select (figure ->> 'people')::int as people, figure ->> 'years' as years, figure -> ${list}::text as shares,
        provider, case figure ->> 'level' when 'course' then course_id::text else figure ->> 'subject' end as cohort
      from (
        select provider, course_id, body -> 'figures' -> ${figure}::text as figure from course
        where ${provider === undefined ? sql`true` : sql`provider = ${provider}`}
      ) as course where jsonb_typeof(figure) = 'object'
    ) as published
    group by provider, cohort, people, years, shares`.execute(database);
  return rows;
}

/** Reads the survey of all courses that have it, by theme; empty where none has. */
export async function readSurveyEverywhere(database: Database): Promise<z.infer<typeof themesSchema>> {
  return namedThemes(byId(combined(await cohortsOf(database, 'survey'))?.shares ?? []));
}

/** Reads what the courses of a provider publish of their students. `everywhere` is what {@link readSurveyEverywhere} gives. */
export async function readStudentFigures(
  database: Database,
  provider: string,
  everywhere: z.infer<typeof themesSchema>,
): Promise<StudentFigures> {
  const [survey, entry] = await Promise.all(
    (['survey', 'entry'] as const).map(async (figure) =>
      combined(await cohortsOf(database, figure, provider)),
    ),
  );
  return {
    survey: survey ? { ...without(survey), themes: namedThemes(byId(survey.shares)), everywhere } : null,
    entry: entry
      ? {
          ...without(entry),
          qualifications: entry.shares
            .filter(({ percent }) => percent > 0)
            .sort((one, other) => other.percent - one.percent),
        }
      : null,
  };
}

const byId = <Item extends { id: string }>(items: readonly Item[]): Item[] =>
  [...items].sort((one, other) => one.id.localeCompare(other.id));

const without = ({ people, courses, years }: NonNullable<ReturnType<typeof combined>>) => ({
  people,
  courses,
  years,
});
