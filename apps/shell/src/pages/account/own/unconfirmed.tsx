import { rich, t } from '@signpost/language';
import { useState } from 'react';
import { asIdentityError, type OwnAccounts } from '@signpost/identity';
import { Button, longDate, Notice } from '@signpost/shared-ui';
import { OutboxLink } from '../form/outbox-link';
import styles from './page.module.css';

interface UnconfirmedProps {
  email: string;
  /** When an unconfirmed account is deleted; an ISO date. */
  confirmBy: string;
  own: OwnAccounts | undefined;
}

/** Asks to confirm the address of a new account, and can send the email again. */
export const Unconfirmed = ({ email, confirmBy, own }: UnconfirmedProps) => {
  const [message, setMessage] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async ({ sendConfirmation }: OwnAccounts) => {
    if (isBusy) return;
    setIsBusy(true);
    setMessage('');
    setMessage(await sendConfirmation().catch((failure: unknown) => asIdentityError(failure).message));
    setIsBusy(false);
  };
  return (
    <Notice>
      <p>
        {rich(
          '<strong>Confirm your email address by {confirmBy} to keep this account.</strong> Open the link that we sent to {email}.',
          { confirmBy: longDate(confirmBy), strong: (text) => <strong>{text}</strong>, email },
        )}
      </p>
      <OutboxLink />
      {own && (
        <div className={styles.acts}>
          <Button size="small" onClick={() => void send(own)}>
            {isBusy ? t('Sending') : t('Send it again')}
          </Button>
          <span role="status">{message}</span>
        </div>
      )}
    </Notice>
  );
};
