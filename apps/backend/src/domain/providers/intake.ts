import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';

/** The students of a provider, according to the figures published for its courses. */
export interface Intake {
  /** Number of students by CAH code at level 1; each published group is counted once. */
  students: ReadonlyMap<string, number>;
  /** UCAS Tariff points of entrants: the mean over the courses, weighted by entrants; null where too few are published. */
  entryPoints: number | null;
}

/** Minimum number of entrants for a representative mean of points. */
const MIN_ENTRANTS = 100;

interface Row {
  provider: string;
  codes: string[];
  students: number[];
  entrants: number | null;
  points: number | null;
}

/** Loads the intake of every provider with courses, by short id. */
export const loadIntakes = async (database: Database): Promise<ReadonlyMap<string, Intake>> => {
  const { rows } = await sql<Row>`
    with facts as (
      select provider, course_id::text, left(subjects[1], 5) as first_subject, tariff_typical,
        body #> '{figures,continuation}' as continuation,
        (body #>> '{figures,tariff,people}')::int as entrants
      from course
    ), groups as (
      select distinct provider,
        case continuation ->> 'level' when 'course' then course_id
          else (continuation ->> 'subject') || (continuation ->> 'years') end as cohort,
        case continuation ->> 'level' when 'course' then first_subject
          else left(continuation ->> 'subject', 5) end as code,
        (continuation ->> 'people')::int as people
      from facts where continuation ->> 'level' in ('course', 'subject')
    ), students as (
      select provider, code, sum(people)::int as people from groups group by provider, code
    ), entry as (
      select provider, sum(entrants)::int as entrants,
        sum(tariff_typical * entrants)::float8 / nullif(sum(entrants), 0) as points
      from facts where tariff_typical is not null and entrants is not null group by provider
    )
    select provider, coalesce(array_agg(code) filter (where code is not null), '{}') as codes,
      coalesce(array_agg(people) filter (where code is not null), '{}') as students, entrants, points
    from students full join entry using (provider) group by provider, entrants, points`.execute(database);
  return new Map(
    rows.map(({ provider, codes, students, entrants, points }) => [
      provider,
      {
        students: new Map(codes.map((code, index) => [code, students[index] ?? 0])),
        entryPoints: (entrants ?? 0) >= MIN_ENTRANTS ? points : null,
      },
    ]),
  );
};
