import { storedValue } from '@signpost/identity';
import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { NOTIFICATIONS_KEY } from './has-notifications';

const text = v.pipe(v.string(), v.minLength(1));
const time = v.union([v.pipe(v.string(), v.isoTimestamp()), v.pipe(v.string(), v.isoDate())]);

const Notification = v.object({
  id: text,
  title: text,
  message: v.string(),
  // Stored data can be tampered with, so only paths of this site and https addresses become links.
  actionLink: v.nullish(v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/)), null),
  actionLabel: v.nullish(text, null),
  /** Start and end of display, ISO 8601 in UTC; null is unbounded. A plain list may lack them. */
  startDate: v.nullish(time, null),
  endDate: v.nullish(time, null),
  type: v.literal('information'),
  created: time,
});

/** A notification stored on this device (E-19). */
export type LocalNotification = Readonly<v.InferOutput<typeof Notification>>;

const NONE: readonly LocalNotification[] = [];

const stored = storedValue<readonly LocalNotification[]>({
  key: NOTIFICATIONS_KEY,
  version: 1,
  schema: v.array(Notification),
  fallback: NONE,
  consent: 'requested',
  plain: true,
});

const live = liveValue(stored);

/**
 * Stores the list, or removes the key when the list is empty, so that an empty list costs no download. Returns false
 * when it could not be stored; the list is then as before.
 */
const store = (list: readonly LocalNotification[]): boolean => {
  if (list.length === 0) stored.clear();
  const isStored = list.length === 0 || live.set(list);
  // The shell and each remote have a copy of this module; this is the event that a change in another tab sends.
  window.dispatchEvent(new StorageEvent('storage', { key: NOTIFICATIONS_KEY }));
  return isStored;
};

/**
 * Adds a notification, or replaces the one with its id. Returns false when it is invalid or could not be stored.
 */
export const addNotification = (notification: LocalNotification): boolean => {
  const parsed = v.safeParse(Notification, notification);
  return parsed.success && store([...others(parsed.output.id), parsed.output]);
};

/** Removes a notification. */
export const dismissNotification = (id: string): void => void store(others(id));

/** Whether a notification with this id is stored. */
export const hasNotification = (id: string): boolean => live.get().some((each) => each.id === id);

/** Calls back at each change of the list, in any tab; returns the way to stop that. */
export const onNotifications = live.subscribe;

const others = (id: string): LocalNotification[] => live.latest().filter((each) => each.id !== id);

/**
 * Removes the notifications that ended before a time (milliseconds since 1970), and resets stored data that cannot be
 * read to an empty list (S-10).
 */
export const tidyNotifications = (now: number): void => {
  const kept = live.latest().filter((each) => !hasEnded(each, now));
  if (kept.length === 0 || kept.length < live.get().length) store(kept);
};

/**
 * Subscribes a component to the notifications, oldest first; empty on the server, while hydrating, or when the stored
 * value is corrupt (S-10).
 */
export const useNotifications = (): readonly LocalNotification[] => useLiveValue(live, NONE);

/** The notifications to show at a time (milliseconds since 1970): started and not ended. */
export const notificationsAt = (
  notifications: readonly LocalNotification[],
  now: number,
): LocalNotification[] =>
  notifications.filter(
    (each) => (each.startDate === null || Date.parse(each.startDate) <= now) && !hasEnded(each, now),
  );

const hasEnded = ({ endDate }: LocalNotification, now: number): boolean =>
  endDate !== null && Date.parse(endDate) <= now;
