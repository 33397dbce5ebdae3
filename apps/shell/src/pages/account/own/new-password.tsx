import { t } from '@signpost/language';
import { useState } from 'react';
import type { OwnAccounts } from '@signpost/identity';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import styles from './page.module.css';

const fields = () => ({
  password: { label: t('Present password'), missingMessage: t('Enter your present password') },
  newPassword: { label: t('New password'), missingMessage: t('Choose a new password') },
});

/** Changes the password; every other browser is signed out. */
export const NewPassword = ({ own }: { own: OwnAccounts }) => {
  // A new key empties the fields.
  const [changeCount, setChangeCount] = useState(0);
  const form = useForm({
    id: 'new-password',
    fields: fields(),
    onSubmit: async ({ password, newPassword }) => {
      await own.changePassword(password, newPassword);
      setChangeCount((times) => times + 1);
    },
  });
  return (
    <details className={styles.more}>
      <summary>{t('Change your password')}</summary>
      <AccountForm
        key={changeCount}
        form={form}
        label={t('Change your password')}
        submitLabel={t('Change it')}
        busyLabel={t('Changing it')}
        variant="secondary"
        extra={
          <span role="status">
            {changeCount > 0 ? t('Changed. Every other browser was signed out.') : ''}
          </span>
        }
      >
        <PasswordField
          {...form.field('password')}
          label={fields().password.label}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('newPassword')}
          label={fields().newPassword.label}
          hint={t('At least 8 characters.')}
          autoComplete="new-password"
        />
      </AccountForm>
    </details>
  );
};
