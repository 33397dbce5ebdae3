export {
  addNotification,
  dismissNotification,
  notificationsAt,
  tidyNotifications,
  useNotifications,
  type LocalNotification,
} from './notifications';
