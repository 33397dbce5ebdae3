import { t } from '@signpost/language';
import { useEffect, useRef, useState } from 'react';
import {
  dismissNotification,
  notificationsAt,
  tidyNotifications,
  useNotifications,
  type LocalNotification,
} from '@signpost/identity/notifications';
import { Container, Notification, VisuallyHidden } from '@signpost/shared-ui';

/** How often the page looks whether a notification has started or ended. */
const CHECK_INTERVAL_MS = 60_000;

const actionOf = ({ actionLink, actionLabel }: LocalNotification) =>
  actionLink ? { href: actionLink, label: actionLabel ?? t('Find out more') } : undefined;

/** The current time in milliseconds since 1970; null at first, so that the live region is there before its text. */
const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const check = () => {
      tidyNotifications(Date.now());
      setNow(Date.now());
    };
    check();
    const timer = setInterval(check, CHECK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

/** [E-19] The stored notifications that are current, each with a button that removes it from this device. */
export const DeviceNotifications = () => {
  const notifications = useNotifications();
  const now = useNow();
  const [dismissals, setDismissals] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = now === null ? [] : notificationsAt(notifications, now);
  const dismiss = (id: string) => {
    dismissNotification(id);
    setDismissals((count) => count + 1);
  };
  useEffect(() => {
    if (dismissals === 0) return;
    // The pressed button is gone, so the focus moves to the next one, or to the page.
    const next = list.current?.querySelector('button') ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
  }, [dismissals]);
  const text = shown.map(({ title }) => title).join('. ');
  return (
    <div ref={list}>
      <VisuallyHidden>
        <span role="status">{text || (dismissals > 0 && t('Notification dismissed.'))}</span>
      </VisuallyHidden>
      {shown.length > 0 && (
        <Container>
          {shown.map((each) => (
            <Notification key={each.id} {...each} action={actionOf(each)} onDismiss={dismiss} />
          ))}
        </Container>
      )}
    </div>
  );
};
