import type { ColumnType, JSONColumnType } from 'kysely';

/** One submission of the career quiz. */
export interface AssessmentTable {
  /** Unguessable, because the id alone gives access to the results. */
  id: string;
  type: 'short';
  /** Answers from 1 to 5, by statement id. */
  answers: JSONColumnType<Record<string, number>>;
  created_at: ColumnType<Date, never, never>;
}

export interface AssessmentTables {
  assessment: AssessmentTable;
}
