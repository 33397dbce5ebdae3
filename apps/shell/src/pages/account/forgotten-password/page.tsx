import { useState } from 'react';
import { IdentityError, openAdapter } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { FORGOTTEN, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountForm } from '../form/account-form';
import { FormPage } from '../form/form-page';
import { LettersHere } from '../form/letters-here';
import { Said } from '../form/said';
import { useForm } from '../form/use-form';

export const handle = accountHandle(
  'Forgotten password',
  'Have a link sent to you that sets a new password.',
  FORGOTTEN,
);

const FIELDS = { email: { label: 'Email address', missing: 'Enter your email address' } };

/** Has a link sent. What it says afterwards is the same whether or not there is an account. */
export const Component = () => {
  const [said, say] = useState('');
  const form = useForm({
    id: 'forgotten',
    fields: FIELDS,
    act: async ({ email }) => {
      const { own } = await openAdapter();
      if (!own) throw new IdentityError('refused', 'Choose “forgotten password” in the form for signing in.');
      say(await own.forgotPassword(email));
    },
  });
  return (
    <FormPage
      title="Forgotten password"
      lead={<p>Tell us your email address. We send you a link that sets a new password.</p>}
    >
      {said ? (
        <>
          <Said message={said} next={{ name: 'Back to sign in', href: SIGN_IN }} />
          <LettersHere />
        </>
      ) : (
        <AccountForm
          form={form}
          label="Forgotten password"
          action="Send me a link"
          acting="Sending"
          more={<SmartLink href={SIGN_IN}>Back to sign in</SmartLink>}
        >
          <TextField
            {...form.field('email')}
            label={FIELDS.email.label}
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
