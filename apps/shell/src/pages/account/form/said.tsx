import { useEffect, useRef } from 'react';
import { ButtonLink, Notice, type NextStep } from '@signpost/shared-ui';
import styles from './form.module.css';

/** What came of a form, in its place; the keyboard goes on from there. */
export const Said = ({ message, next }: { message: string; next: NextStep }) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="success">
        <p>{message}</p>
        <div className={styles.next}>
          <ButtonLink href={next.href}>{next.name}</ButtonLink>
        </div>
      </Notice>
    </div>
  );
};
