import type { ReactNode } from 'react';
import type { Line } from '../line/line';

/** A run of a text; `marked` where it is what was searched for. Parts, not HTML: nothing in them is read as markup. */
export interface MarkedPart {
  readonly text: string;
  readonly marked: boolean;
}

/** What a search gives of anything, whatever its kind. */
export interface ListedRecord {
  readonly name: string;
  readonly title: readonly MarkedPart[];
  /** The place in its text that fits the search, else its summary; empty when it has neither. */
  readonly summary: readonly MarkedPart[];
  readonly url: string;
  readonly image: string | null;
  readonly logo: string | null;
  /** Miles from where was asked about. */
  readonly distance: number | null;
  readonly facts?: { readonly sample?: boolean };
}

/** What its kind says of a record, and where it is shown. */
export interface RecordCardProps {
  record: ListedRecord;
  /** `row` in a list of results; `brief` its first two lines, where kinds stand side by side; `tile` in a grid or a carousel. */
  layout: 'row' | 'brief' | 'tile';
  level: 2 | 3 | 4;
  line: Line;
  /** For pictures in view at once. */
  eager?: boolean;
  /** What kind of thing it is, with its icon, where kinds are mixed. */
  kind?: ReactNode;
  /** Why it is shown. */
  because?: ReactNode;
  /** What must be seen of it first: a rating, that it is promotion. */
  sign?: ReactNode;
  /** Whose and where it is. */
  subtitle?: string;
  /** Short facts, each a few words. */
  facts?: readonly string[];
  /** What stands in its picture's place: a date. */
  media?: ReactNode;
  /** Says the summary on a tile too, for kinds whose facts do not say what they are about. */
  told?: boolean;
  action?: ReactNode;
}
