import { t } from '@signpost/language';
import { useEffect, useState, useSyncExternalStore } from 'react';
// Imported by the package's name, so that remotes use the shell's instance of it.
import { isEmbedded } from '@signpost/identity';
import { whenNotificationsStored } from './has-notifications';
import type { DayReminder, ReminderOutcome } from './reminders';

export type { DayReminder } from './reminders';

const openReminders = () => import(/* webpackChunkName: "reminders" */ './reminders');

type Reminders = Awaited<ReturnType<typeof openReminders>>;

/** The state of a reminder's button: hidden where it cannot work, that is without scripts and inside another site. */
export type ReminderState = 'hidden' | 'unset' | 'set';

const notLoaded = (): ReminderOutcome => ({
  message: t('That did not work. Check your connection and try again.'),
  tone: 'error',
});

const subscribeToNothing = () => () => undefined;

/**
 * Returns the state of a day's reminder, and a function that sets or removes it and resolves to a message for the
 * visitor. Its code is loaded at the first press, or when something is stored.
 */
export const useReminder = (reminder: DayReminder) => {
  const [reminders, setReminders] = useState<Reminders | null>(null);
  const state = useSyncExternalStore<ReminderState>(
    reminders?.onNotifications ?? subscribeToNothing,
    () => (isEmbedded() ? 'hidden' : reminders?.hasNotification(reminder.id) ? 'set' : 'unset'),
    () => 'hidden',
  );
  useEffect(() => {
    if (reminders || isEmbedded()) return;
    // A failed load is tried again at the next change or press.
    return whenNotificationsStored(() => void openReminders().then(setReminders, () => undefined));
  }, [reminders]);
  const toggle = async (): Promise<ReminderOutcome> => {
    try {
      const loaded = await openReminders();
      setReminders(loaded);
      return state === 'set' ? loaded.removeReminder(reminder.id) : loaded.setReminder(reminder, Date.now());
    } catch {
      return notLoaded();
    }
  };
  return { state, toggle };
};
