/** Path of the build event stream. */
export const RELOAD_EVENTS_PATH = '/__dev/news';

/**
 * Status of the remote's newest build: the client build is done (`built`), the shell serves it (`live`), or
 * it failed. `hash` is the client build's.
 */
export type ReloadEvent =
  | { readonly state: 'built' | 'live'; readonly hash: string }
  | { readonly state: 'failed'; readonly problem: string };
