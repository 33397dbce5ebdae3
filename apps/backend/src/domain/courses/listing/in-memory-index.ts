import type { Database } from '../../../platform/database/connection';
import { loadOnce } from '../../../platform/database/load-once';
import type { Profile } from '../../providers/profiles';
import type { CourseColumns } from '../columns';
import { loadColumns } from '../columns';
import { orderBy } from './order';
import type { SubjectSurvey } from '../figures/subject-surveys';
import { readSubjectSurveys } from '../figures/subject-surveys';

export const FIGURE_SORTS = ['provider', 'salary', 'tariff', 'employment'] as const;
export type FigureSort = (typeof FIGURE_SORTS)[number];

/** The in-memory index of courses, about 150 bytes each, so that filters, counts and sorting need no query. */
export interface CourseIndex {
  columns: CourseColumns;
  /** All rows in an order that is independent of the request; computed on first use. */
  order(by: FigureSort, descending: boolean): Int32Array;
  /** The survey by CAH code; read on first use. */
  subjectSurveys(): Promise<ReadonlyMap<string, SubjectSurvey>>;
}

/** Reads the courses. */
export const buildCourseIndex = async (
  database: Database,
  profiles: readonly Profile[],
): Promise<CourseIndex> => {
  const columns = await loadColumns(database, profiles);
  const values = { ...columns, provider: columns.providerRank };
  const orders = new Map<string, Int32Array>();
  return {
    columns,
    order(by, descending) {
      const key = `${by} ${descending}`;
      const order = orders.get(key) ?? orderBy(values[by], descending);
      orders.set(key, order);
      return order;
    },
    subjectSurveys: loadOnce(() => readSubjectSurveys(database)),
  };
};
