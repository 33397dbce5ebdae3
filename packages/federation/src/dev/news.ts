/** Where open pages hear of builds. */
export const NEWS_PATH = '/__dev/news';

/**
 * What happened to the remote's newest build: the browser half is there (`built`), the shell serves it (`live`), or it
 * failed. `hash` is the browser build's.
 */
export type News =
  | { readonly state: 'built' | 'live'; readonly hash: string }
  | { readonly state: 'failed'; readonly problem: string };
