import type { CacheEntry } from '@signpost/api-client/base';
import type { RowSlot } from '@signpost/federation/contract';
import { CARD, IN_ANSWER, ROW, type PageData, type Place } from '../routing/page-data';
import type { Row } from '../routing/rows';
import type { Cards } from '../routing/slots';

/** What of a page's data is code, and so is the browser's own. */
export interface OwnCode {
  readonly cards: Cards;
  row(slot: RowSlot, remote: string): Row;
}

type Keyed = Readonly<Record<string | number, unknown>>;

/** What the page's loaders gave on the server, from how it travelled; what is in the API's answers is theirs. */
export const unpackData = (data: PageData, answers: readonly CacheEntry[], code: OwnCode): PageData => {
  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    if (IN_ANSWER in value) {
      const [answer, ...keys] = value[IN_ANSWER] as Place;
      return keys.reduce<unknown>((inside, key) => (inside as Keyed)[key], answers[answer]?.value);
    }
    if (CARD in value) return code.cards[value[CARD] as keyof Cards];
    if (ROW in value) return code.row(...(value[ROW] as [RowSlot, string]));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]));
  };
  return unpack(data) as PageData;
};
