import type { ReactNode } from 'react';
import { Button, ErrorSummary } from '@signpost/shared-ui';
import { useHydrated } from '../../../components/use-hydrated';
import type { FormState } from './use-form';
import styles from './form.module.css';

interface AccountFormProps<Name extends string> {
  form: FormState<Name>;
  label: string;
  /** Texts of the submit button: idle, and while submitting. */
  submitLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
  /** Shown beside the button. */
  extra?: ReactNode;
}

/**
 * A form that needs JavaScript, because the service accepts no plain form posts. Its method is POST, so that a form
 * submitted before hydration does not put its values into the address.
 */
export const AccountForm = <Name extends string>({
  form,
  label,
  submitLabel,
  busyLabel,
  variant = 'primary',
  children,
  extra,
}: AccountFormProps<Name>) => {
  const isHydrated = useHydrated();
  return (
    <form className={styles.form} method="post" noValidate aria-label={label} onSubmit={form.submit}>
      <ErrorSummary key={form.attempt} errors={form.errors} />
      {children}
      <div className={styles.acts}>
        <Button
          type="submit"
          variant={variant}
          disabled={!isHydrated}
          aria-disabled={form.isBusy || undefined}
        >
          {form.isBusy ? busyLabel : submitLabel}
        </Button>
        {extra}
      </div>
    </form>
  );
};
