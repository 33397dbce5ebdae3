import { sql } from 'kysely';
import type { Absence } from '../catalogue/course-record';
import { mainReason } from '../providers/absences';
import type { Database } from '../../platform/database/connection';
import type { FigureReport } from './schema';

interface ProviderFigure {
  figure: string;
  year: string | null;
  has: boolean;
  /** Reasons that its courses give for not having the figure. */
  reasons: Absence[];
}

/** Reports the figures of providers: columns of their own, and figures that pages derive from their courses. */
export const providerFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<ProviderFigure>`
    with column_figure as (
      select short_id, figure, value ->> 'year' as year, value is not null as has
      from provider, lateral (
        values ('salary', salary), ('continuation', continuation), ('employment', employment), ('tef', tef)
      ) as each (figure, value)
    ), course_figure as (
      select short_id, figure, null as year, exists (
        select from course where provider = short_id and body -> 'figures' ->> figure is not null
      ) as has
      from provider, unnest(array['survey', 'entry', 'earnings3', 'earnings5']) as figure
    ), reason as (
      select provider, figure, array_agg(distinct reason) as reasons
      from course, jsonb_each_text(body -> 'absences') as absent (figure, reason) group by 1, 2
    )
    select each.figure, each.year, each.has, coalesce(reasons, '{}') as reasons
    from (select * from column_figure union all select * from course_figure) as each
    left join reason on reason.provider = each.short_id and reason.figure = each.figure`.execute(database);
  const figures = [...new Set(rows.map(({ figure }) => figure))].sort();
  return figures.map((figure) =>
    reportOf(
      figure,
      rows.filter((row) => row.figure === figure),
    ),
  );
};

const reportOf = (figure: string, rows: readonly ProviderFigure[]): FigureReport => {
  const absences: Record<string, number> = {};
  for (const { has, reasons } of rows) {
    if (has) continue;
    const reason = mainReason(reasons);
    absences[reason] = (absences[reason] ?? 0) + 1;
  }
  const years = [...new Set(rows.flatMap(({ year }) => year ?? []))].sort().reverse();
  return {
    page: 'provider',
    figure,
    have: rows.filter(({ has }) => has).length,
    of: rows.length,
    years,
    groups: null,
    absences,
  };
};
