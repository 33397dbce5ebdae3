import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Applies line length and spacing to rendered rich text. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
