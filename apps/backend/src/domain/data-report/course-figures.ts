import { sql } from 'kysely';
import type { Absence } from '../catalogue/course-record';
import { FIGURE_NAMES } from '../catalogue/course-record';
import type { Database } from '../../platform/database/connection';
import type { FigureReport } from './schema';

interface Counted {
  figure: string;
  level: 'course' | 'subject' | 'provider' | null;
  years: string | null;
  absence: Absence | null;
  courses: number;
}

/** Counts every kind of course figure in one pass over the table. */
export const courseFigureReports = async (database: Database): Promise<FigureReport[]> => {
  const { rows } = await sql<Counted>`
    select figure, value ->> 'level' as level, value ->> 'years' as years,
      case when jsonb_typeof(value) = 'null' then absences ->> figure end as absence, count(*)::integer as courses
    from (select body -> 'figures' as figures, body -> 'absences' as absences from course) as course,
      jsonb_each(figures) as each (figure, value)
    group by 1, 2, 3, 4`.execute(database);
  return FIGURE_NAMES.map((figure) =>
    reportOf(
      figure,
      rows.filter((row) => row.figure === figure),
    ),
  );
};

const reportOf = (figure: string, rows: readonly Counted[]): FigureReport => {
  const present = rows.filter(({ level }) => level !== null);
  const absent = rows.filter(({ level }) => level === null);
  const sum = (some: readonly Counted[]) => some.reduce((total, { courses }) => total + courses, 0);
  const countAt = (level: Counted['level']) => sum(present.filter((row) => row.level === level));
  const absences: NonNullable<FigureReport['absences']> = {};
  for (const { absence, courses } of absent) {
    const reason = absence ?? 'not-published';
    absences[reason] = (absences[reason] ?? 0) + courses;
  }
  return {
    page: 'course',
    figure,
    have: sum(present),
    of: sum(rows),
    years: [...new Set(present.flatMap(({ years }) => years ?? []))].sort().reverse(),
    groups: { course: countAt('course'), subject: countAt('subject'), provider: countAt('provider') },
    absences,
  };
};
