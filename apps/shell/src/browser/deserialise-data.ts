import type { CacheEntry } from '@signpost/api-client/base';
import { CARD, IN_ANSWER, ROW, type PageData, type Place } from '../transfer/page-data';
import type { Row, RowPlace } from '../slots/slot-rows-data';
import type { Cards } from '../slots/slots';

/** Code in the page's data: the browser replaces it with its own. */
export interface BrowserCode {
  readonly cards: Cards;
  row(...place: RowPlace): Row;
}

type Keyed = Readonly<Record<string | number, unknown>>;

/**
 * Restores the server's loader data from its serialised form; values that are in the API's answers are taken from
 * there.
 */
export const deserialiseData = (
  data: PageData,
  answers: readonly CacheEntry[],
  code: BrowserCode,
): PageData => {
  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    if (IN_ANSWER in value) {
      const [answer, ...keys] = value[IN_ANSWER] as Place;
      return keys.reduce<unknown>((inside, key) => (inside as Keyed)[key], answers[answer]?.value);
    }
    if (CARD in value) return code.cards[value[CARD] as keyof Cards];
    if (ROW in value) return code.row(...(value[ROW] as RowPlace));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]));
  };
  return unpack(data) as PageData;
};
