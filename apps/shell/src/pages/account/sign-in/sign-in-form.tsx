import { login } from '@signpost/identity';
import { SmartLink, TextField } from '@signpost/shared-ui';
import { FORGOTTEN } from '../addresses';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const FIELDS = {
  email: { label: 'Email address', missing: 'Enter your email address' },
  password: { label: 'Password', missing: 'Enter your password' },
};

/** Signs in; what a wrong password and an unknown address get are the same words. */
export const SignInForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const form = useForm({
    id,
    fields: FIELDS,
    act: async (given) => {
      await login(given);
      onDone();
    },
  });
  return (
    <AccountForm
      form={form}
      label="Sign in"
      action="Sign in"
      acting="Signing in"
      more={<SmartLink href={FORGOTTEN}>Forgotten your password?</SmartLink>}
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
