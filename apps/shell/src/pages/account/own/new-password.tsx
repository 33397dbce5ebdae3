import { useState } from 'react';
import type { OwnAccounts } from '@signpost/identity';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import styles from './page.module.css';

const FIELDS = {
  password: { label: 'Present password', missingMessage: 'Enter your present password' },
  newPassword: { label: 'New password', missingMessage: 'Choose a new password' },
};

/** Changes the password; every other browser is signed out. */
export const NewPassword = ({ own }: { own: OwnAccounts }) => {
  // A new key empties the fields.
  const [changeCount, setChangeCount] = useState(0);
  const form = useForm({
    id: 'new-password',
    fields: FIELDS,
    onSubmit: async ({ password, newPassword }) => {
      await own.changePassword(password, newPassword);
      setChangeCount((times) => times + 1);
    },
  });
  return (
    <details className={styles.more}>
      <summary>Change your password</summary>
      <AccountForm
        key={changeCount}
        form={form}
        label="Change your password"
        submitLabel="Change it"
        busyLabel="Changing it"
        variant="secondary"
        extra={
          <span role="status">{changeCount > 0 ? 'Changed. Every other browser was signed out.' : ''}</span>
        }
      >
        <PasswordField
          {...form.field('password')}
          label={FIELDS.password.label}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('newPassword')}
          label={FIELDS.newPassword.label}
          hint="At least 8 characters."
          autoComplete="new-password"
        />
      </AccountForm>
    </details>
  );
};
