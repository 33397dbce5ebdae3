import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What happened to a record. */
export const CHANGE_KINDS = ['added', 'removed', 'changed'] as const;
/** The parts of a record that a change is about. */
export const CHANGE_GROUPS = ['title', 'study', 'subjects', 'entry', 'outcomes', 'survey', 'page'] as const;
/** The single values whose old and new value a change keeps. */
export const CHANGE_VALUES = ['title', 'points', 'pay', 'employed', 'stayed'] as const;

/** Old and new values, each null where it was or is not published. */
export type ChangedValues = Partial<
  Record<(typeof CHANGE_VALUES)[number], [string | number | null, string | number | null]>
>;

/** One record that an import added, removed or changed. */
export interface RecordChangeTable {
  /** Ascending: a later import has higher ids. */
  id: Generated<number>;
  changed_at: ColumnType<Date, never, never>;
  kind: 'course' | 'provider';
  /** The course's id, or the provider's short id. */
  record_id: string;
  /** The record's name after the change; before it for a removed record. */
  name: string;
  /** The short id of the provider. */
  provider: string;
  /** Ids of the course's subject guides. */
  subject_guides: string[];
  change: (typeof CHANGE_KINDS)[number];
  /** Empty for a record that was added or removed. */
  groups: (typeof CHANGE_GROUPS)[number][];
  details: JSONColumnType<ChangedValues>;
  data_set: string;
  data_year: number;
}

export interface ChangeTables {
  record_change: RecordChangeTable;
}
