import type { Employer } from '../catalogue/content/employers';
import { employerSchema } from '../catalogue/content/employers';
import type { Database } from '../database/connection';

/** Reads employers from the database, unpublished ones too: all of them, or the one of that id if there is one. */
export async function readEmployersWithDrafts(database: Database, id?: string): Promise<Employer[]> {
  const all = database
    .selectFrom('document')
    .select('body')
    .where('kind', '=', 'employers')
    .orderBy('position')
    .orderBy('id');
  const rows = await (id === undefined ? all : all.where('id', '=', id)).execute();
  return rows.map(({ body }) => employerSchema.parse(body));
}
