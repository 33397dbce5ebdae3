import * as v from 'valibot';
// Imported by the package's name, so that the visitor is that of the shell's instance.
import { storedValue, updateSetting } from '@signpost/identity';
import { liveValue } from '../storage/live-value';
import { WATCHES_KEY, WATCHES_SETTING } from './has-watches';
import { isSameWatch, MAX_WATCHES, StoredWatches, type Watch } from './kinds';

const Stored = v.object({
  /** The account whose watches these are; null when they are the device's own. */
  account: v.nullable(v.string()),
  items: StoredWatches,
  /** Id of the newest change that the visitor has read of; null before the first look. */
  seen: v.nullable(v.number()),
  /** Id of the newest change that a notification has told of. */
  told: v.number(),
  /** Ids of open days and deadlines that a notification has told of, the latest last. */
  toldDates: v.array(v.string()),
  /** Time of the last look, in milliseconds since 1970. */
  checkedAt: v.number(),
});

/** What is watched on this device, and what the visitor has been told of it. */
export type WatchList = Readonly<v.InferOutput<typeof Stored>>;

/** An empty list. */
export const NO_WATCHES: WatchList = {
  account: null,
  items: [],
  seen: null,
  told: 0,
  toldDates: [],
  checkedAt: 0,
};

const stored = storedValue<WatchList>({
  key: WATCHES_KEY,
  version: 1,
  schema: Stored,
  fallback: NO_WATCHES,
  consent: 'requested',
});

/** The watches of this device, observable. */
export const liveWatches = liveValue(stored);

/** Replaces the list on this device; an empty one leaves nothing stored. Returns false when it could not be stored. */
export const storeWatches = (list: WatchList): boolean => {
  const isStored = liveWatches.set(list);
  if (list.items.length === 0) stored.clear();
  return isStored;
};

/** Sends the watches to the account of who is signed in; resolves at once when nobody is. */
export const sendWatches = (items: readonly Watch[]): Promise<unknown> =>
  updateSetting({ ...WATCHES_SETTING, data: items.length === 0 ? '{}' : JSON.stringify({ items }) });

const change = (items: readonly Watch[]): boolean => {
  // The account comes first: a list that is compared with it before would be taken back.
  void sendWatches(items);
  return storeWatches({ ...liveWatches.latest(), items });
};

/** What came of a request to watch something. */
export type WatchOutcome = 'watched' | 'full' | 'notStored';

/** Starts to watch something. */
export const watch = (item: Watch): WatchOutcome => {
  const { items } = liveWatches.latest();
  if (items.some((other) => isSameWatch(other, item))) return 'watched';
  if (items.length >= MAX_WATCHES) return 'full';
  return change([...items, item]) ? 'watched' : 'notStored';
};

/** Stops to watch something. */
export const stopWatching = (item: Pick<Watch, 'kind' | 'id'>): void =>
  void change(liveWatches.latest().items.filter((other) => !isSameWatch(other, item)));
