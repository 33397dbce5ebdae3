import type { CacheEntry } from '@signpost/api-client/base';
import { IN_ANSWER, type PageData, type Place } from '../routing/page-data';

type Keyed = Readonly<Record<string | number, unknown>>;

/** What the page's loaders gave on the server, from how it travelled; what is in the API's answers is theirs. */
export const unpackData = (data: PageData, answers: readonly CacheEntry[]): PageData => {
  const unpack = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(unpack);
    if (IN_ANSWER in value) {
      const [answer, ...keys] = value[IN_ANSWER] as Place;
      return keys.reduce<unknown>((inside, key) => (inside as Keyed)[key], answers[answer]?.value);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]));
  };
  return unpack(data) as PageData;
};
