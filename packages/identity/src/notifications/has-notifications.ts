import { hasStored } from '../storage/has-stored';

/** Storage key of the notifications. */
export const NOTIFICATIONS_KEY = 'UcasNotifications';

/**
 * Calls back when notifications are stored on this device: now, and after each change, in any tab. Their code need not
 * be loaded before. Returns the way to stop that.
 */
export const whenNotificationsStored = (run: () => void): (() => void) => {
  const check = () => {
    if (hasStored(NOTIFICATIONS_KEY)) run();
  };
  check();
  window.addEventListener('storage', check);
  return () => window.removeEventListener('storage', check);
};
