import { t } from '@signpost/language';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '@signpost/shared-ui';
import styles from './form.module.css';

/** A password field with a button that shows the password. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
  const [isVisible, setVisible] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        type={isVisible ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isVisible}
        aria-controls={props.id}
        onClick={() => setVisible(!isVisible)}
      >
        {isVisible ? t('Hide password') : t('Show password')}
      </button>
    </div>
  );
};
