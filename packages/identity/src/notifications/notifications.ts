import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const text = v.pipe(v.string(), v.minLength(1));
const time = v.pipe(v.string(), v.isoTimestamp());

const Notification = v.object({
  id: text,
  title: text,
  message: v.string(),
  // Stored data can be tampered with, so only paths of this site and https addresses become links.
  actionLink: v.nullable(v.pipe(v.string(), v.regex(/^(\/(?![/\\])|https:\/\/)/))),
  actionLabel: v.nullable(text),
  /** Start and end of display, ISO 8601 in UTC; null is unbounded. */
  startDate: v.nullable(time),
  endDate: v.nullable(time),
  type: v.literal('information'),
  created: time,
});

/** A notification stored on this device (E-19). */
export type LocalNotification = Readonly<v.InferOutput<typeof Notification>>;

const NONE: readonly LocalNotification[] = [];

const live = liveValue<readonly LocalNotification[]>(
  storedValue<readonly LocalNotification[]>({
    key: 'UcasNotifications',
    version: 1,
    schema: v.array(Notification),
    fallback: NONE,
    consent: 'requested',
  }),
);

/**
 * Adds a notification, or replaces the one with its id. Returns false when it is invalid or could not be stored beyond
 * this page view.
 */
export const addNotification = (notification: LocalNotification): boolean => {
  const parsed = v.safeParse(Notification, notification);
  return parsed.success && live.set([...others(parsed.output.id), parsed.output]);
};

/** Removes a notification. */
export const dismissNotification = (id: string): void => void live.set(others(id));

const others = (id: string): LocalNotification[] => live.get().filter((each) => each.id !== id);

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
    ({ startDate, endDate }) =>
      (startDate === null || Date.parse(startDate) <= now) && (endDate === null || now < Date.parse(endDate)),
  );
