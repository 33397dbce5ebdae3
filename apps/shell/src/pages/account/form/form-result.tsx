import { useEffect, useRef } from 'react';
import { ButtonLink, Notice, type NextStep } from '@signpost/shared-ui';
import styles from './form.module.css';

/** The result of a form, in its place; takes the focus. */
export const FormResult = ({ message, next }: { message: string; next: NextStep }) => {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus(), []);
  return (
    <div ref={container} tabIndex={-1}>
      <Notice kind="success">
        <p>{message}</p>
        <div className={styles.next}>
          <ButtonLink href={next.href}>{next.name}</ButtonLink>
        </div>
      </Notice>
    </div>
  );
};
