import type { ReactNode } from 'react';
import styles from './part.module.css';

export interface PartProps {
  /** The section's anchor on the page. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** A section of a page: a region named by its heading. */
export const Part = ({ id, heading, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-heading`} className={styles.part}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {children}
  </section>
);
