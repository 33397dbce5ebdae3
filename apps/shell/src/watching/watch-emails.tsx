import { t } from '@signpost/language';
import { useEffect, useState } from 'react';
import { asIdentityError, openAdapter } from '@signpost/identity';
import { Button } from '@signpost/shared-ui';
import styles from './watching.module.css';

/** The consent to emails about watched things; left out where this site does not keep the accounts itself. */
export const WatchEmails = () => {
  const [isOn, setOn] = useState<boolean | null>(null);
  const [message, setMessage] = useState('');
  useEffect(() => {
    let isGone = false;
    void openAdapter()
      .then(({ own }) => own?.readWatchEmails())
      .then(
        (on) => isGone || setOn(on ?? null),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  if (isOn === null) return null;
  const toggle = async () => {
    setMessage('');
    try {
      await (await openAdapter()).own?.setWatchEmails(!isOn);
      setOn(!isOn);
      setMessage(
        isOn ? t('Emails stopped.') : t('We will email you. Every email has a link that stops them.'),
      );
    } catch (failure) {
      setMessage(asIdentityError(failure).message);
    }
  };
  return (
    <div className={styles.emails}>
      <h3 className={styles.listName}>{t('By email too')}</h3>
      <p>
        {isOn
          ? t(
              'You get an email when what you watch changes, a search finds something new, or an open day or a date to apply by is near: once a day at most.',
            )
          : t(
              'We can email you when what you watch changes, a search finds something new, or an open day or a date to apply by is near: once a day at most, and nothing else.',
            )}
      </p>
      <Button size="small" icon="mail" onClick={() => void toggle()}>
        {isOn ? t('Stop the emails') : t('Yes, email me')}
      </Button>
      <p role="status">{message}</p>
    </div>
  );
};
