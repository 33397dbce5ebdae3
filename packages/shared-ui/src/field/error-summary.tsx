import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the control that is to be put right. */
  id: string;
  /** The same words as beside the control. */
  message: string;
}

/**
 * What is wrong with a form, above it, as GOV.UK's services do: it takes focus when it appears, and each line leads to its
 * control. Nothing when nothing is wrong. Give it a `key` that changes with each attempt, so that it takes focus again.
 */
export const ErrorSummary = ({ errors }: { errors: readonly FieldError[] }) => {
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const wrong = errors.length > 0;
  useEffect(() => {
    if (wrong) summary.current?.focus();
  }, [wrong]);
  if (!wrong) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1} role="alert" aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        There is a problem
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.id}>
            <a
              href={`#${error.id}`}
              onClick={(event) => {
                const control = document.getElementById(error.id);
                if (!control) return;
                event.preventDefault();
                control.focus();
              }}
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
