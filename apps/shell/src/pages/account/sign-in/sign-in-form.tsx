import { t } from '@signpost/language';
import { login } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { FORGOTTEN } from '../addresses';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const fields = () => ({
  email: { label: t('Email address'), missingMessage: t('Enter your email address') },
  password: { label: t('Password'), missingMessage: t('Enter your password') },
});

/** Signs in; a wrong password and an unknown address get the same message. */
export const SignInForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const form = useForm({
    id,
    fields: fields(),
    onSubmit: async (given) => {
      await login(given);
      onDone();
    },
  });
  return (
    <AccountForm
      form={form}
      label={t('Sign in')}
      submitLabel={t('Sign in')}
      busyLabel={t('Signing in')}
      extra={<SmartLink href={FORGOTTEN}>{t('Forgotten your password?')}</SmartLink>}
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
      <PasswordField
        {...form.field('password')}
        label={fields().password.label}
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
