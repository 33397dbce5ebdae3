import type { ColumnType, Generated } from 'kysely';

/** One visitor's answer to "Was this page useful?", without anything that identifies the visitor. */
export interface PageFeedbackTable {
  id: Generated<number>;
  day: ColumnType<string, string, never>;
  /** The page's path, without its query. */
  path: string;
  /** The remote that owns the page, or 'shell'. */
  owner: string;
  /** The release of the remote that rendered the page; null for the shell's own pages. */
  release: string | null;
  useful: boolean;
  comment: string | null;
}

/** How often a search found nothing on one day. */
export interface EmptySearchTable {
  day: ColumnType<string, string, never>;
  index: string;
  query: string;
  searches: number;
}

export interface FeedbackTables {
  page_feedback: PageFeedbackTable;
  empty_search: EmptySearchTable;
}
