import { t } from '@signpost/language';
import type { Figure } from './record';
import styles from './figures.module.css';

/** The figures of a row in columns, each under its label. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value, note, isPlain }) => (
      <div key={label} className={isPlain ? styles.plain : undefined}>
        <dt>{label}</dt>
        {value === null ? (
          <dd className={styles.absent}>{note ?? t('Not published')}</dd>
        ) : (
          <>
            <dd>{value}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </>
        )}
      </div>
    ))}
  </dl>
);
