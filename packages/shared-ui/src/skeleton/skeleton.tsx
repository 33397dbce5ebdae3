import { t } from '@signpost/language';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  kind?: 'text' | 'card' | 'list';
  /** The number of placeholder lines, cards or rows. */
  count?: number;
  label?: string;
}

const SHAPES = { text: 'line', card: 'card', list: 'row' } as const;

/** A placeholder that reserves space for loading content to prevent layout shift, and announces the loading. */
export const Skeleton = ({ kind = 'text', count = 3, label = t('Loading') }: SkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={`${styles.skeleton} ${styles[kind]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[SHAPES[kind] + 'Shape']} />
      ))}
    </div>
  </div>
);

/** A short wait without reserved space, such as in a button. */
export const Spinner = ({ label = t('Loading') }: { label?: string }) => (
  <span role="status" className={styles.spin}>
    <svg viewBox="0 0 48 16" aria-hidden="true">
      <path d="M4 8h40" />
      <circle cx="8" cy="8" r="5" />
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
