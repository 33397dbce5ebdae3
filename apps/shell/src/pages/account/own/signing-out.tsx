import { useState } from 'react';
import { asIdentityError, forgetAccount, logout, type OwnAccounts } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';
import { NewPassword } from './new-password';
import { Part } from './part';
import styles from './page.module.css';

/** Signing out, here or everywhere, and a new password. Signing out takes the account's list from this browser. */
export const SigningOut = ({ own }: { own: OwnAccounts | undefined }) => {
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    await act().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
    setBusy(false);
  };
  const everywhere = async ({ logoutEverywhere }: OwnAccounts) => {
    await logoutEverywhere();
    await forgetAccount();
  };
  return (
    <Part id="signing-in-and-out" heading="Signing in and out">
      <p>
        Sign out when others use this computer. Your list goes from this browser and stays in your account.
      </p>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={() => void run(logout)}>{busy ? 'Signing out' : 'Sign out'}</Button>
        {own && (
          <Button variant="quiet" onClick={() => void run(() => everywhere(own))}>
            Sign out everywhere
          </Button>
        )}
      </div>
      {own && <NewPassword own={own} />}
    </Part>
  );
};
