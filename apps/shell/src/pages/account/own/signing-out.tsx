import { t } from '@signpost/language';
import { useState } from 'react';
import { asIdentityError, forgetAccount, logout, type OwnAccounts } from '@signpost/identity';
import { Button, Notice } from '@signpost/shared-ui';
import { NewPassword } from './new-password';
import { Part } from './part';
import styles from './page.module.css';

/** Sign-out, here or everywhere, and the password form. Signing out removes the account's list from this browser. */
export const SigningOut = ({ own }: { own: OwnAccounts | undefined }) => {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    await act().catch((failure: unknown) => setProblem(asIdentityError(failure).message));
    setIsBusy(false);
  };
  const signOutEverywhere = async ({ logoutEverywhere }: OwnAccounts) => {
    await logoutEverywhere();
    await forgetAccount();
  };
  return (
    <Part id="signing-in-and-out" heading={t('Signing in and out')}>
      <p>
        {t(
          'Sign out when others use this computer. Your list goes from this browser and stays in your account.',
        )}
      </p>
      {problem && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <div className={styles.acts}>
        <Button onClick={() => void run(logout)}>{isBusy ? t('Signing out') : t('Sign out')}</Button>
        {own && (
          <Button variant="quiet" onClick={() => void run(() => signOutEverywhere(own))}>
            {t('Sign out everywhere')}
          </Button>
        )}
      </div>
      {own && <NewPassword own={own} />}
    </Part>
  );
};
