import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection';
import type { RecordChangeTable } from '../../platform/database/change-tables';
import { links } from '../search/indexes/links';
import { changeWords } from './words';

/** Which changes to list. The records and the providers are alternatives; everything else narrows the list. */
export interface ChangeCriteria {
  kind?: RecordChangeTable['kind'] | undefined;
  change?: RecordChangeTable['change'] | undefined;
  /** Record ids. */
  records: readonly string[];
  /** Short ids of providers, whose courses are meant too. */
  providers: readonly string[];
  /** Ids of subject guides. */
  subjects: readonly string[];
  /** ISO 8601. */
  since?: string | undefined;
  /** Only changes with a higher id. */
  after?: number | undefined;
  /** Only changes with a lower id. */
  before?: number | undefined;
  limit: number;
}

/** Lists recorded changes, the newest first, with the page of each record that is still there. */
export const listChanges = async (database: Database, criteria: ChangeCriteria) => {
  const { kind, change, records, providers, subjects, since, after, before, limit } = criteria;
  let query = database
    .selectFrom('record_change')
    .leftJoin('provider', 'provider.short_id', 'record_change.provider')
    .select(['id', 'kind', 'record_id', 'record_change.name', 'record_change.provider', 'change', 'groups'])
    .select(['details', 'data_set', 'data_year', 'provider.name as provider_name'])
    .select(sql<Date>`changed_at`.as('changed_at'))
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (kind) query = query.where('kind', '=', kind);
  if (change) query = query.where('change', '=', change);
  if (records.length > 0 || providers.length > 0)
    query = query.where((where) =>
      where.or([
        ...(records.length > 0 ? [where('record_id', 'in', records)] : []),
        ...(providers.length > 0 ? [where('record_change.provider', 'in', providers)] : []),
      ]),
    );
  if (subjects.length > 0) query = query.where(sql<boolean>`subject_guides && ${[...subjects]}::text[]`);
  if (since) query = query.where(sql<boolean>`changed_at >= ${since}::timestamptz`);
  if (after !== undefined) query = query.where('id', '>', after);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  const shown = rows.slice(0, limit);
  return {
    results: shown.map((row) => ({
      id: row.id,
      changedAt: row.changed_at.toISOString(),
      kind: row.kind,
      recordId: row.record_id,
      name: row.name,
      path: row.change === 'removed' ? null : pathOf(row),
      provider: { ukprn: row.provider, name: row.provider_name },
      change: row.change,
      groups: row.groups,
      values: row.details,
      summary: changeWords(row),
      dataSet: row.data_set,
      dataYear: row.data_year,
    })),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

const pathOf = ({ kind, record_id, name }: Pick<RecordChangeTable, 'kind' | 'record_id' | 'name'>): string =>
  kind === 'course' ? links.course(record_id, name) : links.university(record_id, name);
