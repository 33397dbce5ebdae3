import { t } from '@signpost/language';
import { useState } from 'react';
import { IdentityError, openAdapter } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { FORGOTTEN, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountForm } from '../form/account-form';
import { FormPage } from '../form/form-page';
import { OutboxLink } from '../form/outbox-link';
import { FormResult } from '../form/form-result';
import { useForm } from '../form/use-form';

export const handle = accountHandle(
  () => ({
    title: t('Forgotten password'),
    description: t('Have a link sent to you that sets a new password.'),
  }),
  FORGOTTEN,
);

const fields = () => ({
  email: { label: t('Email address'), missingMessage: t('Enter your email address') },
});

/** Sends a link to reset the password. The answer is the same whether or not the account exists. */
export const Component = () => {
  const [message, setMessage] = useState('');
  const form = useForm({
    id: 'forgotten',
    fields: fields(),
    onSubmit: async ({ email }) => {
      const { own } = await openAdapter();
      if (!own) throw new IdentityError('refused', 'Choose “forgotten password” in the form for signing in.');
      setMessage(await own.forgotPassword(email));
    },
  });
  return (
    <FormPage
      title={t('Forgotten password')}
      lead={<p>{t('Tell us your email address. We send you a link that sets a new password.')}</p>}
    >
      {message ? (
        <>
          <FormResult message={message} next={{ name: t('Back to sign in'), href: SIGN_IN }} />
          <OutboxLink />
        </>
      ) : (
        <AccountForm
          form={form}
          label={t('Forgotten password')}
          submitLabel={t('Send me a link')}
          busyLabel={t('Sending')}
          extra={<SmartLink href={SIGN_IN}>{t('Back to sign in')}</SmartLink>}
        >
          <TextField
            {...form.field('email')}
            label={fields().email.label}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </AccountForm>
      )}
    </FormPage>
  );
};
