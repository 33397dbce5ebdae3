import type { ReactNode } from 'react';
import type { Line } from '../line/line';

/** A run of text; `marked` where it matches the search. Parts, not HTML: nothing in them is parsed as markup. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** The search result fields common to all kinds. */
export interface ListedRecord {
  readonly name: string;
  readonly title: readonly MarkedPart[];
  /** The snippet of its text that matches the search, else its summary; empty without either. */
  readonly summary: readonly MarkedPart[];
  readonly url: string;
  readonly image: string | null;
  readonly logo: string | null;
  /** Miles from the search location. */
  readonly distance: number | null;
  readonly facts?: { readonly sample?: boolean; readonly provider?: string; readonly employer?: string };
}

/** A figure that visitors compare from row to row. */
export interface Figure {
  readonly label: string;
  /** Null when it is not known. */
  readonly value: string | null;
  /** Year, group and number of people; or why the value is not known, "Not published" by default. */
  readonly note?: string | undefined;
  /** Whether the value is clear without its label, which narrow rows leave out. */
  readonly isPlain?: boolean;
}

/** The kind-specific fields of a record, and its layout. */
export interface RecordCardProps {
  record: ListedRecord;
  /**
   * `row` in a list of results; `brief` its first two lines, for columns of several kinds; `tile` in a grid or a
   * carousel.
   */
  layout: 'row' | 'brief' | 'tile';
  level: 2 | 3 | 4;
  line: Line;
  /** For logos and pictures in the initial viewport. */
  eager?: boolean;
  /** The kind with its icon, for lists of mixed kinds. */
  kind?: ReactNode;
  /** The reason for showing it. */
  because?: ReactNode;
  /**
   * In rows: the visitor's own points beside those of entrants; null while they are not known, undefined where there is
   * nothing to compare.
   */
  comparison?: string | null | undefined;
  /** A prominent label: a rating, or that it is promotion. */
  sign?: ReactNode;
  /** Owner and place. */
  subtitle?: string;
  /** Up to four figures that decide, in the first lines of a row. */
  figures?: readonly Figure[];
  /** Short facts, each a few words. */
  facts?: readonly string[];
  /** Other ways to take the same thing, each with its page. */
  others?: readonly { readonly label: string; readonly href: string }[];
  /** Shown in place of a logo or picture: a date. */
  media?: ReactNode;
  /** Whether a tile shows the summary too, for kinds whose facts do not describe them. */
  showsSummary?: boolean;
  action?: ReactNode;
}
