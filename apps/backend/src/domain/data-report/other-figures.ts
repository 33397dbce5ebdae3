import { sql } from 'kysely';
import { MIN_SURVEYED_COURSES, readSubjectSurveys } from '../courses/figures/subject-surveys';
import type { Database } from '../../platform/database/connection';
import type { FigureReport } from './schema';

interface Counted {
  page: string;
  figure: string;
  have: number;
  of: number;
  years: string[];
  absences: Record<string, number> | null;
}

const reportsOf = (rows: readonly Counted[]): FigureReport[] => rows.map((row) => ({ ...row, groups: null }));

/** Reports the pay of careers by percentile, with the reasons why percentiles are withheld. */
const careerPayReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<Counted>`
    with pay as (
      select name, body -> 'pay' ->> name as amount, body #>> array['pay', 'withheld', name] as reason,
        body #>> '{pay,source,year}' as year
      from document, unnest(array['p10', 'p25', 'median', 'p75', 'p90']) as name where kind = 'careers'
    ), reason as (
      select name, jsonb_object_agg(reason, records) as absences
      from (
        select name, coalesce(reason, 'not-published') as reason, count(*) as records
        from pay where amount is null group by 1, 2
      ) as each group by 1
    )
    select 'careers' as page, 'pay ' || name as figure, count(amount)::integer as have, count(*)::integer as of,
      array_agg(distinct year) as years, coalesce(min(absences::text)::jsonb, '{}') as absences
    from pay left join reason using (name) group by name order by name`.execute(database);
  return reportsOf(rows);
};

/** Kinds of documents with a published figure, the figure, and the path of its year. */
const DOCUMENT_FIGURES = [
  { page: 'careers', figure: 'employment', year: ['source', 'year'] },
  { page: 'subject-guides', figure: 'salary', year: ['year'] },
];

/** Reports the figures of careers, guides and key facts; every reason is counted. */
export const documentFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const found = await Promise.all(
    DOCUMENT_FIGURES.map(async ({ page, figure, year }) => {
      const { rows } = await sql<Counted>`
        select ${page} as page, ${figure} as figure, count(nullif(body -> ${figure}, 'null'))::integer as have,
          count(*)::integer as of, array_remove(array_agg(distinct body #>> ${[figure, ...year]}::text[]), null) as years,
          case when count(*) > count(nullif(body -> ${figure}, 'null'))
            then jsonb_build_object('not-published', count(*) - count(nullif(body -> ${figure}, 'null')))
            else '{}' end as absences
        from document where kind = ${page}`.execute(database);
      return reportsOf(rows);
    }),
  );
  const facts = await sql<Counted>`
    select 'key-facts' as page, 'value' as figure, count(*)::integer as have, count(*)::integer as of,
      array_agg(distinct body ->> 'year' order by body ->> 'year' desc) as years, '{}'::jsonb as absences
    from document where kind = 'key-facts' having count(*) > 0`.execute(database);
  return [...(await careerPayReports(database)), ...found.flat(), ...reportsOf(facts.rows)];
};

/** Reports what courses are compared with: the pay of their subject at three moments, and its mean in the survey. */
export const subjectFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<Counted>`
    select 'subject comparison' as page, 'pay ' || moment as figure,
      count(nullif(body -> moment, 'null'))::integer as have, count(*)::integer as of, '{}'::text[] as years,
      jsonb_build_object('not-published', count(*) - count(nullif(body -> moment, 'null'))) as absences
    from subject_earnings, unnest(array['months15', 'years3', 'years5']) as moment
    group by moment order by moment`.execute(database);
  const surveys = [...(await readSubjectSurveys(database)).values()];
  const large = surveys.filter(({ courses }) => courses >= MIN_SURVEYED_COURSES);
  const survey: Counted = {
    page: 'subject comparison',
    figure: 'survey mean',
    have: large.length,
    of: surveys.length,
    years: [...new Set(large.map(({ years }) => years))].sort().reverse(),
    absences: { 'too-small': surveys.length - large.length },
  };
  return reportsOf([...rows, survey]);
};
