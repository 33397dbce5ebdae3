import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text to read: gives rendered rich text its measure and rhythm. */
export const Prose = ({ children }: { children: ReactNode }) => (
  <div className={styles.prose}>{children}</div>
);
