import styles from './page.module.css';

/** A figure with its context beneath it: year, number of people, group. */
export const FigureWithContext = ({
  value,
  context,
}: {
  value: string;
  context: readonly (string | null)[];
}) => (
  <>
    <span className={styles.figure}>{value}</span>
    <span className={styles.about}>{context.filter(Boolean).join(', ')}</span>
  </>
);
