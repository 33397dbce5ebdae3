import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './notification.module.css';

/** [E-19] A notification for the visitor, stored on the device. Dates are ISO 8601; an empty end is unbounded. */
export interface LocalNotification {
  id: string;
  title: string;
  message: string;
  actionLink?: string | null;
  actionLabel?: string | null;
  startDate?: string | null;
  endDate?: string | null;
  type: 'information';
  created: string;
}

/** Whether a notification is shown at a time (milliseconds since 1970): started and not ended. */
export const isCurrent = (
  { startDate, endDate }: Pick<LocalNotification, 'startDate' | 'endDate'>,
  now: number,
): boolean => {
  const starts = startDate ? Date.parse(startDate) : Number.NEGATIVE_INFINITY;
  const ends = endDate ? Date.parse(endDate) : Number.POSITIVE_INFINITY;
  // An invalid date is unbounded.
  return !(now < starts) && !(now > ends);
};

export interface NotificationProps {
  notification: LocalNotification;
  /** Omitted when it cannot be dismissed. */
  onDismiss?: (id: string) => void;
}

/** [E-19] A notification with its action and a dismiss button. */
export const Notification = ({ notification, onDismiss }: NotificationProps) => {
  const { id, title, message, actionLink, actionLabel } = notification;
  return (
    <section className={styles.notification} aria-labelledby={`notification-${id}`}>
      <Icon name="bell" className={styles.icon} />
      <div className={styles.words}>
        <h2 id={`notification-${id}`} className={styles.title}>
          {title}
        </h2>
        <p>{message}</p>
        {actionLink && (
          <p>
            <SmartLink href={actionLink}>{actionLabel || 'Find out more'}</SmartLink>
          </p>
        )}
      </div>
      {onDismiss && (
        <button
          type="button"
          className={styles.dismiss}
          aria-label={`Dismiss: ${title}`}
          onClick={() => onDismiss(id)}
        >
          <Icon name="close" />
        </button>
      )}
    </section>
  );
};
