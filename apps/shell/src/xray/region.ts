/** What becomes of a page when one of its regions fails: an error page, another try in the browser, or nothing that visitors see. */
export type FailureClass = 'primary' | 'essential' | 'regular';

/** A part of the page that is of one release; or a part that should have been and is not. */
export interface Region {
  readonly id: string;
  /** What it is on the page. */
  readonly name: string;
  /** A remote's name, or `shell`. */
  readonly remote: string;
  /** Null for the shell, which is not released with the remotes. */
  readonly release: string | null;
  readonly slot: string | null;
  readonly failureClass: FailureClass;
  /** Where it is; a remote's cards are many. None when the server left it out. */
  readonly elements: readonly Element[];
  /** What became of it on the server, where that is more than nothing. */
  readonly outcome: string;
  /** Milliseconds; undefined where there is nothing to know. */
  readonly server: number | undefined;
  readonly load: number | undefined;
  readonly hydration: number | undefined;
}
