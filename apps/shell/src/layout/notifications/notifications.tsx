import { DeferredWatching } from '../../watching/deferred-watching';
import { DeferredNotifications } from './deferred-notifications';

/** What tells a visitor something on every page of the site: stored reminders, and news of what they watch. */
export const Notifications = () => (
  <>
    <DeferredNotifications />
    <DeferredWatching />
  </>
);
