import type { ReactNode } from 'react';
import { Button, ErrorSummary } from '@signpost/shared-ui';
import { useAlive } from '../../../components/use-alive';
import type { FormState } from './use-form';
import styles from './form.module.css';

interface AccountFormProps<Name extends string> {
  form: FormState<Name>;
  label: string;
  /** What its button does, and what it says while it is doing it. */
  action: string;
  acting: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
  /** Beside the button. */
  more?: ReactNode;
}

/**
 * A form that only a script can send: the service takes no plain ones. Its method keeps what was typed out of the address
 * should it be sent before the page lives.
 */
export const AccountForm = <Name extends string>({
  form,
  label,
  action,
  acting,
  variant = 'primary',
  children,
  more,
}: AccountFormProps<Name>) => {
  const alive = useAlive();
  return (
    <form className={styles.form} method="post" noValidate aria-label={label} onSubmit={form.submit}>
      <ErrorSummary key={form.attempt} errors={form.errors} />
      {children}
      <div className={styles.acts}>
        <Button type="submit" variant={variant} disabled={!alive} aria-disabled={form.busy || undefined}>
          {form.busy ? acting : action}
        </Button>
        {more}
      </div>
    </form>
  );
};
