import { useState } from 'react';
import { IdentityError, login, register } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { REGISTER, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountAdds } from '../form/account-adds';
import { AccountForm } from '../form/account-form';
import { FormPage } from '../form/form-page';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
import { Said } from '../form/said';
import { ProviderScreens } from '../provider-screens';
import { SignedInAlready } from '../signed-in-already';
import { useEntry } from '../use-entry';

export { entryLoader as loader } from '../entry';
export const handle = accountHandle(
  'Make an account',
  'Make a free account to have your saved list on every device.',
  REGISTER,
);

const FIELDS = {
  firstName: { label: 'First name' },
  email: { label: 'Email address', missing: 'Enter your email address' },
  password: { label: 'Password', missing: 'Choose a password' },
};

/**
 * Makes an account and signs in. An address that has one already with another password gets the service's own words, which
 * do not say so; its owner gets a letter.
 */
export const Component = () => {
  const { returnTo, popup, onward, done } = useEntry();
  const [said, say] = useState('');
  const form = useForm({
    id: 'register',
    fields: FIELDS,
    act: async ({ firstName, email, password }) => {
      const message = await register({ email, password, firstName: firstName.trim() || null });
      try {
        await login({ email, password });
        done();
      } catch (failure) {
        if (!(failure instanceof IdentityError && failure.reason === 'signedOut')) throw failure;
        say(message);
      }
    },
  });
  if (said)
    return (
      <FormPage title="Look at your email">
        <Said message={said} next={{ name: 'Sign in', href: onward(SIGN_IN) }} />
      </FormPage>
    );
  return (
    <FormPage
      title="Make an account"
      lead={
        <p>
          Have one already? <SmartLink href={onward(SIGN_IN)}>Sign in</SmartLink>.
        </p>
      }
      aside={<AccountAdds />}
    >
      <SignedInAlready returnTo={returnTo} onGoOn={popup ? done : undefined} />
      <ProviderScreens way="register" onDone={done}>
        <AccountForm form={form} label="Make an account" action="Make an account" acting="Making it">
          <TextField
            {...form.field('firstName')}
            label={FIELDS.firstName.label}
            hint="What we call you. You can leave it out."
            autoComplete="given-name"
            maxLength={50}
          />
          <TextField
            {...form.field('email')}
            label={FIELDS.email.label}
            hint="You sign in with it. We write to you only about your account."
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <PasswordField
            {...form.field('password')}
            label={FIELDS.password.label}
            hint="At least 8 characters. Three or four words that do not belong together are good."
            autoComplete="new-password"
          />
        </AccountForm>
      </ProviderScreens>
    </FormPage>
  );
};
