import styles from './page.module.css';

/** A figure with what it is about beneath it: year, how many people, which group. */
export const FigureWithContext = ({ value, about }: { value: string; about: readonly (string | null)[] }) => (
  <>
    <span className={styles.figure}>{value}</span>
    <span className={styles.about}>{about.filter(Boolean).join(', ')}</span>
  </>
);
