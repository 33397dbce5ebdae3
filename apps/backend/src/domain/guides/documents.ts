import type { ContentKind, ContentOf } from '../catalogue/content';
import type { Database } from '../../platform/database/connection';

/**
 * The documents of the database, cached in memory: there are some hundreds of each kind, read far more often than
 * changed.
 */
export interface Documents {
  /** Published records of a kind, in the catalogue's order. */
  all<Kind extends ContentKind>(kind: Kind): readonly ContentOf<Kind>[];
  /** One published record; undefined for an unknown id. */
  byId<Kind extends ContentKind>(kind: Kind, id: string): ContentOf<Kind> | undefined;
  /** Reloads the documents from the database. */
  refresh(): Promise<void>;
}

type Kinds = Map<string, { list: unknown[]; byId: Map<string, unknown> }>;

/** Loads every published document. Bodies were validated before insertion and are not validated again. */
export const loadDocuments = async (database: Database): Promise<Documents> => {
  let kinds = await read(database);
  return {
    all: <Kind extends ContentKind>(kind: Kind) => (kinds.get(kind)?.list ?? []) as ContentOf<Kind>[],
    byId: <Kind extends ContentKind>(kind: Kind, id: string) =>
      kinds.get(kind)?.byId.get(id) as ContentOf<Kind> | undefined,
    async refresh() {
      kinds = await read(database);
    },
  };
};

const read = async (database: Database): Promise<Kinds> => {
  const rows = await database
    .selectFrom('document')
    .select(['kind', 'id', 'body'])
    .where('published', '=', true)
    .orderBy('kind')
    .orderBy('position')
    .execute();
  const kinds: Kinds = new Map();
  for (const { kind, id, body } of rows) {
    const records = kinds.get(kind) ?? { list: [], byId: new Map<string, unknown>() };
    records.list.push(body);
    records.byId.set(id, body);
    kinds.set(kind, records);
  }
  return kinds;
};
