import { t } from '@signpost/language';
import { useEffect, useId, useRef } from 'react';
import styles from './error-summary.module.css';

export interface FieldError {
  /** The id of the invalid control. */
  id: string;
  /** The same text as beside the control. */
  message: string;
}

/**
 * A summary of form errors above the form, following GOV.UK's pattern: it takes focus when it appears, and each line
 * links to its control. Renders nothing without errors. Give it a `key` that changes with each attempt, so that it
 * takes focus again.
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
        {t('There is a problem')}
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
