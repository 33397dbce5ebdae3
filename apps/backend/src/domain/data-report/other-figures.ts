import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { FigureReport } from './schema';

interface Counted {
  page: string;
  figure: string;
  have: number;
  of: number;
  years: string[];
}

const reportsOf = (rows: readonly Counted[]): FigureReport[] =>
  rows.map((row) => ({ ...row, groups: null, absences: null }));

/** Reports the figures of providers, each of which is a column. */
export const providerFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<Counted>`
    select 'provider' as page, figure,
      (count(*) filter (where value is not null))::integer as have, count(*)::integer as of,
      array_remove(array_agg(distinct value ->> 'year' order by value ->> 'year' desc), null) as years
    from provider, lateral (
      values ('salary', salary), ('continuation', continuation), ('employment', employment), ('tef', tef)
    ) as each (figure, value)
    group by figure order by figure`.execute(database);
  return reportsOf(rows);
};

/** Kinds of documents that contain published figures. */
const KINDS_WITH_FIGURES = ['careers', 'subject-guides'];

/** Reports the figures of documents: the fields for which at least one document states a year, or its source's year. */
export const documentFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<Counted>`
    with member as (
      select kind as page, figure, nullif(value, 'null'::jsonb) as value,
        case when jsonb_typeof(value) = 'object'
          then coalesce(value ->> 'year', value -> 'source' ->> 'year') end as year
      from document, jsonb_each(body) as each (figure, value)
      where kind = any(${KINDS_WITH_FIGURES}::text[])
    )
    select page, figure, count(value)::integer as have, count(*)::integer as of,
      array_remove(array_agg(distinct year order by year desc), null) as years
    from member group by page, figure having count(year) > 0 order by page, figure`.execute(database);
  return reportsOf(rows);
};
