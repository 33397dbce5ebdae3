/**
 * What stands in a page's data for something that is in the API's answers already, with where it is there: the answer's
 * number, then the keys that lead to it. The same things are not written twice, and are the same objects in the browser.
 */
export const IN_ANSWER = '~';

/** What stands for the card of a kind of record, with that kind: a card is code, and comes from the remote that owns the kind. */
export const CARD = '^';

/** What stands for a remote's row, with the slot it is in and the remote: it is code too, and comes when it is wanted. */
export const ROW = '=';

/** Where something is in the answers. */
export type Place = readonly [answer: number, ...keys: (string | number)[]];

/** What the loaders of a page gave, by route, as JSON with places, cards and rows in it. */
export type PageData = Readonly<Record<string, unknown>>;
