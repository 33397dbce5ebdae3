import { t } from '@signpost/language';
import { useState } from 'react';
import { IdentityError, openAdapter } from '@signpost/identity';
import { SmartLink } from '@signpost/shared-ui';
import { FORGOTTEN, RESET, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountForm } from '../form/account-form';
import { FormPage } from '../form/form-page';
import { PasswordField } from '../form/password-field';
import { FormResult } from '../form/form-result';
import { useForm } from '../form/use-form';
import { useLinkToken } from '../form/use-link-token';

export const handle = accountHandle(
  () => ({ title: t('Set a new password'), description: t('Set a new password by the link in our email.') }),
  RESET,
);

const fields = () => ({ password: { label: t('Password'), missingMessage: t('Choose a password') } });

/** Sets a new password by the link in an email. */
export const Component = () => {
  const token = useLinkToken(RESET);
  const [isDone, setIsDone] = useState(false);
  const form = useForm({
    id: 'reset',
    fields: fields(),
    onSubmit: async ({ password }) => {
      const { own } = await openAdapter();
      if (!own || !token)
        throw new IdentityError('refused', 'The link is not whole. Open it again, or ask for a new one.');
      await own.resetPassword(token, password);
      setIsDone(true);
    },
  });
  return (
    <FormPage title={t('Set a new password')}>
      {isDone ? (
        <FormResult
          message={t('You have a new password. Every browser was signed out.')}
          next={{ name: t('Sign in'), href: SIGN_IN }}
        />
      ) : (
        <AccountForm
          form={form}
          label={t('Set a new password')}
          submitLabel={t('Set the password')}
          busyLabel={t('Setting it')}
          extra={<SmartLink href={FORGOTTEN}>{t('Ask for a new link')}</SmartLink>}
        >
          <PasswordField
            {...form.field('password')}
            label={t('New password')}
            hint={t('At least 8 characters. Three or four words that do not belong together are good.')}
            autoComplete="new-password"
          />
        </AccountForm>
      )}
    </FormPage>
  );
};
