import styles from './own-points-line.module.css';

export interface OwnPointsLineProps {
  /** The comparison as a sentence; null while the browser has not read the visitor's grades, or without any. */
  children: string | null;
  /** For the type of the text. */
  className?: string | undefined;
}

/**
 * The comparison of the visitor's own points with those of a course's entrants. Only the browser can write it, so its
 * place is reserved while `<html>` says that the device has grades, and it takes none otherwise.
 */
export const OwnPointsLine = ({ children, className = '' }: OwnPointsLineProps) => (
  <p className={`${styles.line} ${className}`}>{children && <span>{children}</span>}</p>
);
