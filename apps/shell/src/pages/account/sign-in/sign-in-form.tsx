import { login } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { FORGOTTEN } from '../addresses';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const FIELDS = {
  email: { label: 'Email address', missingMessage: 'Enter your email address' },
  password: { label: 'Password', missingMessage: 'Enter your password' },
};

/** Signs in; a wrong password and an unknown address get the same message. */
export const SignInForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const form = useForm({
    id,
    fields: FIELDS,
    onSubmit: async (given) => {
      await login(given);
      onDone();
    },
  });
  return (
    <AccountForm
      form={form}
      label="Sign in"
      submitLabel="Sign in"
      busyLabel="Signing in"
      extra={<SmartLink href={FORGOTTEN}>Forgotten your password?</SmartLink>}
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
      <PasswordField
        {...form.field('password')}
        label={FIELDS.password.label}
        autoComplete="current-password"
      />
    </AccountForm>
  );
};
