import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import styles from './notification.module.css';

export interface NotificationProps {
  /** Unique in the page. */
  id: string;
  title: string;
  message: string;
  /** Where to go from here, when there is somewhere. */
  action?: { readonly href: string; readonly label: string } | undefined;
  onDismiss: (id: string) => void;
}

/** [E-19] A notification with its action and a dismiss button. */
export const Notification = ({ id, title, message, action, onDismiss }: NotificationProps) => (
  <section className={styles.notification} aria-labelledby={`notification-${id}`}>
    <Icon name="bell" className={styles.icon} />
    <div className={styles.words}>
      {/* No heading, because it stands above the page's own. */}
      <p id={`notification-${id}`} className={styles.title}>
        {title}
      </p>
      <p>{message}</p>
      {action && (
        <p>
          <SmartLink href={action.href}>{action.label}</SmartLink>
        </p>
      )}
    </div>
    <button
      type="button"
      className={styles.dismiss}
      aria-label={t('Dismiss: {title}', { title })}
      onClick={() => onDismiss(id)}
    >
      <Icon name="close" />
    </button>
  </section>
);
