/**
 * What stands in a page's data for something that is in the API's answers already, with where it is there: the answer's
 * number, then the keys that lead to it. The same things are not written twice, and are the same objects in the browser.
 */
export const IN_ANSWER = '~';

/** Where something is in the answers. */
export type Place = readonly [answer: number, ...keys: (string | number)[]];

/** What the loaders of a page gave, by route, as JSON with places in it. */
export type PageData = Readonly<Record<string, unknown>>;
