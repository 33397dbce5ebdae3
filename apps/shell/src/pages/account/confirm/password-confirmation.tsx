import { t } from '@signpost/language';
import { SmartLink } from '@signpost/shared-ui';
import { FORGOTTEN } from '../addresses';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const fields = () => ({ password: { label: t('Password'), missingMessage: t('Enter your password') } });

interface ByPasswordProps {
  email: string;
  confirm: (password: string) => Promise<void>;
}

/**
 * Confirms with the account's password in a browser that is not signed in to it, because someone else may have created
 * the account.
 */
export const PasswordConfirmation = ({ email, confirm }: ByPasswordProps) => {
  const form = useForm({ id: 'confirm', fields: fields(), onSubmit: ({ password }) => confirm(password) });
  return (
    <>
      <AccountForm
        form={form}
        label={t('Confirm your email address')}
        submitLabel={t('Confirm and sign in')}
        busyLabel={t('Confirming')}
        extra={<SmartLink href={FORGOTTEN}>{t('Forgotten your password?')}</SmartLink>}
      >
        {/* Read by password managers. */}
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.field('password')}
          label={fields().password.label}
          hint={t('The one that you chose when you made the account. This browser is not signed in to it.')}
          autoComplete="current-password"
        />
      </AccountForm>
      <p>{t('If you made no account with this address, close this page. Nothing is confirmed then.')}</p>
    </>
  );
};
