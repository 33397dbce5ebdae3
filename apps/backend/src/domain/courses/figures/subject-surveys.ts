import { sql } from 'kysely';
import type { CourseFigures } from '../../catalogue/course-record';
import type { Database } from '../../../platform/database/connection';

/** Survey results of a subject: our mean of courses with their own results, weighted by students. */
export interface SubjectSurvey {
  themes: { id: string; percent: number }[];
  people: number;
  courses: number;
  providers: number;
  /** The latest years among them. */
  years: string;
}

/** Minimum number of courses that represent a subject. */
export const MIN_SURVEYED_COURSES = 5;

interface Sums {
  people: number;
  courses: number;
  providers: Set<string>;
  years: string;
  themes: Map<string, number>;
}

/** Reads the survey by CAH code at every level in one pass over the courses. */
export const readSubjectSurveys = async (database: Database): Promise<ReadonlyMap<string, SubjectSurvey>> => {
  const { rows } = await sql<{
    provider: string;
    subjects: string[];
    survey: NonNullable<CourseFigures['survey']>;
  }>`
    select provider, subjects, body -> 'figures' -> 'survey' as survey
    from course where body #>> '{figures,survey,level}' = 'course'`.execute(database);
  const sums = new Map<string, Sums>();
  for (const { provider, subjects, survey } of rows) {
    for (const code of new Set(subjects)) {
      const sum = sums.get(code) ?? {
        people: 0,
        courses: 0,
        providers: new Set(),
        years: '',
        themes: new Map<string, number>(),
      };
      sum.providers.add(provider);
      sum.people += survey.people;
      sum.courses += 1;
      if (survey.years > sum.years) sum.years = survey.years;
      for (const { id, percent } of survey.themes) {
        sum.themes.set(id, (sum.themes.get(id) ?? 0) + percent * survey.people);
      }
      sums.set(code, sum);
    }
  }
  return new Map(
    [...sums].map(([code, { themes, people, providers, ...rest }]) => [
      code,
      {
        ...rest,
        people,
        providers: providers.size,
        themes: [...themes]
          .map(([id, sum]) => ({ id, percent: Math.round(sum / people) }))
          .sort((one, other) => one.id.localeCompare(other.id)),
      },
    ]),
  );
};
