import type { Employer } from '../catalogue/content/employers';
import { employerSchema } from '../catalogue/content/employers';
import type { Database } from '../../platform/database/connection';

/**
 * Reads employers from the database, including unpublished ones: all of them, or the one with that id if it exists.
 */
export const readEmployersWithDrafts = async (database: Database, id?: string): Promise<Employer[]> => {
  const all = database
    .selectFrom('document')
    .select('body')
    .where('kind', '=', 'employers')
    .orderBy('position')
    .orderBy('id');
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  return rows.map(({ body }) => employerSchema.parse(body));
};
