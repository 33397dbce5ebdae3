import { useState } from 'react';
import { TextField, type TextFieldProps } from '@signpost/shared-ui';
import styles from './form.module.css';

/** A password, hidden until the person wants to see it. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [shown, show] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => show(!shown)}
      >
        {shown ? 'Hide' : 'Show'} password
      </button>
    </div>
  );
};
