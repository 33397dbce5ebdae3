import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  kind?: 'text' | 'card' | 'list';
  /** How many lines, cards or rows to hold room for. */
  count?: number;
  label?: string;
}

const SHAPES = { text: 'line', card: 'card', list: 'row' } as const;

/** Holds the room of what is loading, so nothing jumps, and says that it loads. */
export const Skeleton = ({ kind = 'text', count = 3, label = 'Loading' }: SkeletonProps) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={`${styles.skeleton} ${styles[kind]}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[SHAPES[kind] + 'Shape']} />
      ))}
    </div>
  </div>
);

/** A short wait without a shape to hold, such as a button's. */
export const Spinner = ({ label = 'Loading' }: { label?: string }) => (
  <span role="status" className={styles.spin}>
    <svg viewBox="0 0 48 16" aria-hidden="true">
      <path d="M4 8h40" />
      <circle cx="8" cy="8" r="5" />
    </svg>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
