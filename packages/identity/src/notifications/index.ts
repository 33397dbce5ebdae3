export {
  addNotification,
  dismissNotification,
  notificationsAt,
  useNotifications,
  type LocalNotification,
} from './notifications';
