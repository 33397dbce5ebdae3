import { useEffect, useState, type ComponentType } from 'react';
import { whenNotificationsStored } from '@signpost/identity/has-notifications';

const load = () => import(/* webpackChunkName: "device-notifications" */ './device-notifications');

/**
 * [E-19] The notifications stored on this device, after hydration. Nothing is loaded while none is stored, which is so
 * for most visitors.
 */
export const DeferredNotifications = () => {
  const [loaded, setLoaded] = useState<{ readonly DeviceNotifications: ComponentType } | null>(null);
  useEffect(() => {
    if (loaded) return;
    // A failed load is tried again at the next change, or on the next page.
    return whenNotificationsStored(() => void load().then(setLoaded, () => undefined));
  }, [loaded]);
  return loaded && <loaded.DeviceNotifications />;
};
