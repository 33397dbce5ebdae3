import { useState } from 'react';
import { asIdentityError, type OwnAccounts } from '@signpost/identity';
import { Button, longDate, Notice } from '@signpost/shared-ui';
import { LettersHere } from '../form/letters-here';
import styles from './page.module.css';

interface UnconfirmedProps {
  email: string;
  /** When the account ends otherwise; an ISO date. */
  confirmBy: string;
  own: OwnAccounts | undefined;
}

/** Asks to confirm the address of a new account, and has the letter sent again. */
export const Unconfirmed = ({ email, confirmBy, own }: UnconfirmedProps) => {
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async ({ sendConfirmation }: OwnAccounts) => {
    if (busy) return;
    setBusy(true);
    say('');
    say(await sendConfirmation().catch((failure: unknown) => asIdentityError(failure).message));
    setBusy(false);
  };
  return (
    <Notice heading={`Confirm your email address by ${longDate(confirmBy)} to keep this account`}>
      <p>
        We sent a letter to <strong>{email}</strong>. Open the link in it, and you can sign in on any device.
      </p>
      <LettersHere />
      {own && (
        <div className={`${styles.acts} ${styles.again}`}>
          <Button size="small" onClick={() => void send(own)}>
            {busy ? 'Sending' : 'Send it again'}
          </Button>
          <span role="status">{said}</span>
        </div>
      )}
    </Notice>
  );
};
