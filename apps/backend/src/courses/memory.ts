import type { Database } from '../database/connection';
import type { Profile } from '../providers/profiles';
import type { CourseColumns } from './columns';
import { loadColumns } from './columns';
import { orderBy } from './order';
import type { TextSearch } from './text-search';
import { createTextSearch } from './text-search';

export const figureSorts = ['provider', 'salary', 'tariff', 'employment'] as const;
export type FigureSort = (typeof figureSorts)[number];

/** What is kept of the courses in memory: some 150 bytes each, so that filters, counts and orders ask nothing of the database. */
export interface CourseMemory {
  columns: CourseColumns;
  /** Finds rows by the words of titles and providers' names. */
  find: TextSearch;
  /** All rows in an order that does not depend on the request; made when first asked for. */
  order(by: FigureSort, descending: boolean): Int32Array;
}

/** Reads the courses. */
export async function rememberCourses(
  database: Database,
  profiles: readonly Profile[],
): Promise<CourseMemory> {
  const columns = await loadColumns(database, profiles);
  const values = { ...columns, provider: columns.providerRank };
  const orders = new Map<string, Int32Array>();
  return {
    columns,
    find: createTextSearch(columns, profiles),
    order(by, descending) {
      const key = `${by} ${descending}`;
      const order = orders.get(key) ?? orderBy(values[by], descending);
      orders.set(key, order);
      return order;
    },
  };
}
