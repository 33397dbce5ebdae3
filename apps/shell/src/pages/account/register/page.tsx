import { register } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { REGISTER, SIGN_IN } from '../addresses';
import { accountHandle } from '../entry';
import { AccountAdds } from '../form/account-adds';
import { AccountForm } from '../form/account-form';
import { FormPage } from '../form/form-page';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';
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
  email: { label: 'Email address', missingMessage: 'Enter your email address' },
  password: { label: 'Password', missingMessage: 'Choose a password' },
};

/**
 * Creates an account, which works at once in this browser; an email asks to confirm its address, or says that the
 * address has an account.
 */
export const Component = () => {
  const { returnTo, popup, onward, done } = useEntry();
  const form = useForm({
    id: 'register',
    fields: FIELDS,
    onSubmit: async ({ firstName, email, password }) => {
      await register({ email, password, firstName: firstName.trim() || null });
      done();
    },
  });
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
        <AccountForm form={form} label="Make an account" submitLabel="Make an account" busyLabel="Making it">
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
            hint="You sign in with it. We send an email to confirm it, and write only about your account."
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
