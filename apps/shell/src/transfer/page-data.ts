/**
 * Marks a value of a page's data that is already in the API's answers; its place follows: the answer's number, then the
 * keys that lead to it. Avoids writing data twice, and gives the browser the same objects.
 */
export const IN_ANSWER = '~';

/**
 * Marks the card of a kind of record, followed by that kind: a card is code, and is loaded from the remote that owns
 * the kind.
 */
export const CARD = '^';

/** Marks a remote's row, followed by its slot and the remote: it is code too, and is loaded on demand. */
export const ROW = '=';

/** The place of a value in the answers. */
export type Place = readonly [answer: number, ...keys: (string | number)[]];

/** The loaders' data of a page by route, as JSON with the marks above for places, cards and rows. */
export type PageData = Readonly<Record<string, unknown>>;
