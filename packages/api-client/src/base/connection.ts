import { type ApiProblem } from './problem';

/** Called for each call that finally failed or gave an unreadable response, even when the caller handles it. */
export type OnProblem = (problem: ApiProblem) => void;

/** Renders Markdown to safe HTML (V-15). Server and browser have their own implementation with the same result. */
export type Markdown = (source: string) => Promise<string>;

/** The API's address and transport. */
export interface Connection {
  /** Origin of the API (`https://host`), or an empty string in a browser on the same origin. */
  readonly apiBase: string;
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
  /** Timeout of one attempt in milliseconds. */
  readonly timeout?: number;
  /**
   * Called for each call that finally failed. A server uses it to decide the status of the rendered page; a browser
   * omits it, because its pages show the failure.
   */
  readonly onProblem?: OnProblem | undefined;
}
