import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

export interface FieldText {
  label: string;
  /** The control's id, for an error summary to lead to. Made up unless given. */
  id?: string | undefined;
  hint?: string | undefined;
  /** What is wrong and how to put it right. */
  error?: string | undefined;
}

/** What the control inside must carry to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldText {
  children: (control: ControlProps) => ReactNode;
}

/** A label, a hint and an error around one control. */
export const Field = ({ label, hint, error, id: given, children }: FieldProps) => {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}error`}>
          <Icon name="error" />
          {error}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
};
