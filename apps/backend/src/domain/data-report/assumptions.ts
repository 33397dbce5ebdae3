import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { DataReport } from './schema';

interface Counts {
  withoutAward: number;
  outsideCodes: number;
  providerMeans: number;
  profiles: number;
}

/** Counts what is assumed where nothing is published, with the number of pages that use each assumption. */
export const countAssumptions = async (database: Database): Promise<DataReport['assumed']> => {
  const { rows } = await sql<Counts>`
    with guide as (select body ->> 'id' as id, body -> 'cah' as cah from document where kind = 'subject-guides'),
    counted as (
      select (count(*) filter (where body ->> 'awards' is null))::integer as "withoutAward",
        (count(*) filter (where not guide.cah ?| course.subjects))::integer as "outsideCodes"
      from course left join guide on guide.id = course.subject_guides[1]
    )
    select counted.*,
      (select count(*)::integer from provider
        where salary is not null or continuation is not null or employment is not null) as "providerMeans",
      (select count(*)::integer from document
        where kind = 'careers' and body ->> 'profile' is not null) as profiles
    from counted`.execute(database);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate query without groups returned no row.');
  return [
    {
      what: 'The kind of award is not published: the pay of the subject is not compared',
      pages: counts.withoutAward,
    },
    {
      what: 'Courses filed by their title under a subject outside their published codes',
      pages: counts.outsideCodes,
    },
    {
      what: 'Figures of universities that are means of their groups, weighted by people',
      pages: counts.providerMeans,
    },
    {
      what: 'Interests of careers, matched by hand with occupations in the United States',
      pages: counts.profiles,
    },
  ];
};
