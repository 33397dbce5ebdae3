/**
 * What happens to a page when one of its regions fails: an error page, another attempt in the browser, or nothing
 * visible.
 */
export type FailureClass = 'primary' | 'essential' | 'regular';

/** A part of the page from one release, or a part that is missing. */
export interface Region {
  readonly id: string;
  /** The kind of region, such as `Page` or `Row`. */
  readonly name: string;
  /** A remote's name, or `shell`. */
  readonly remote: string;
  /** Null for the shell, which is not released with the remotes. */
  readonly release: string | null;
  readonly slot: string | null;
  readonly failureClass: FailureClass;
  /** Its elements; a remote can have many cards. Empty when the server left it out. */
  readonly elements: readonly Element[];
  /** Its state, such as `left out` or `not hydrated`; empty for a region without problems. */
  readonly outcome: string;
  /** Milliseconds; undefined when not measured. */
  readonly server: number | undefined;
  readonly load: number | undefined;
  readonly hydration: number | undefined;
}
