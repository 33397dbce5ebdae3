import { rich, t } from '@signpost/language';
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
  () => ({
    title: t('Make an account'),
    description: t('Make a free account to have your saved list on every device.'),
  }),
  REGISTER,
);

const fields = () => ({
  firstName: { label: t('First name') },
  email: { label: t('Email address'), missingMessage: t('Enter your email address') },
  password: { label: t('Password'), missingMessage: t('Choose a password') },
});

/**
 * Creates an account, which works at once in this browser; an email asks to confirm its address, or says that the
 * address has an account.
 */
export const Component = () => {
  const { returnTo, popup, onward, done } = useEntry();
  const form = useForm({
    id: 'register',
    fields: fields(),
    onSubmit: async ({ firstName, email, password }) => {
      await register({ email, password, firstName: firstName.trim() || null });
      done();
    },
  });
  return (
    <FormPage
      title={t('Make an account')}
      lead={
        <p>
          {rich('Have one already? <link>Sign in</link>.', {
            link: (text) => <SmartLink href={onward(SIGN_IN)}>{text}</SmartLink>,
          })}
        </p>
      }
      aside={<AccountAdds />}
    >
      <SignedInAlready returnTo={returnTo} onGoOn={popup ? done : undefined} />
      <ProviderScreens way="register" onDone={done}>
        <AccountForm
          form={form}
          label={t('Make an account')}
          submitLabel={t('Make an account')}
          busyLabel={t('Making it')}
        >
          <TextField
            {...form.field('firstName')}
            label={fields().firstName.label}
            hint={t('What we call you. You can leave it out.')}
            autoComplete="given-name"
            maxLength={50}
          />
          <TextField
            {...form.field('email')}
            label={fields().email.label}
            hint={t(
              'You sign in with it. We send an email to confirm it, and write only about your account.',
            )}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
          <PasswordField
            {...form.field('password')}
            label={fields().password.label}
            hint={t('At least 8 characters. Three or four words that do not belong together are good.')}
            autoComplete="new-password"
          />
        </AccountForm>
      </ProviderScreens>
    </FormPage>
  );
};
