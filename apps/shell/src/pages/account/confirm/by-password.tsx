import { SmartLink } from '@signpost/shared-ui';
import { FORGOTTEN } from '../addresses';
import { AccountForm } from '../form/account-form';
import { PasswordField } from '../form/password-field';
import { useForm } from '../form/use-form';

const FIELDS = { password: { label: 'Password', missing: 'Enter your password' } };

interface ByPasswordProps {
  email: string;
  confirm: (password: string) => Promise<void>;
}

/** Confirms by the account's password, in a browser that is not signed in to it: a stranger may have made the account. */
export const ByPassword = ({ email, confirm }: ByPasswordProps) => {
  const form = useForm({ id: 'confirm', fields: FIELDS, act: ({ password }) => confirm(password) });
  return (
    <>
      <AccountForm
        form={form}
        label="Confirm your email address"
        action="Confirm and sign in"
        acting="Confirming"
        more={<SmartLink href={FORGOTTEN}>Forgotten your password?</SmartLink>}
      >
        {/* For programs that keep passwords. */}
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          {...form.field('password')}
          label={FIELDS.password.label}
          hint="The one that you chose when you made the account. This browser is not signed in to it."
          autoComplete="current-password"
        />
      </AccountForm>
      <p>If you made no account with this address, close this page. Nothing is confirmed then.</p>
    </>
  );
};
