import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PartProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section of the account: its heading beside the content, above it on narrow screens. */
export const Part = ({ id, heading, children }: PartProps) => (
  <section className={styles.part} aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <div className={styles.content}>{children}</div>
  </section>
);
