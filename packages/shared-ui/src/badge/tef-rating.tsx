import { t } from '@signpost/language';
import styles from './badge.module.css';

/** A rating of the Teaching Excellence Framework. */
export type TefAward = 'Gold' | 'Silver' | 'Bronze' | 'Pending' | 'Requires improvement';

const SHAPES: Readonly<Record<TefAward, string>> = {
  Gold: 'M12 1l3.1 3.3 4.5-.3.3 4.5L23 12l-3.1 3.5-.3 4.5-4.5-.3L12 23l-3.1-3.3-4.5.3-.3-4.5L1 12l3.1-3.5.3-4.5 4.5.3z',
  Silver: 'M12 1l9.5 5.5v11L12 23l-9.5-5.5v-11z',
  Bronze: 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  Pending: 'M3 11h18v2H3z',
  'Requires improvement': 'M12 2l11 20H1z',
};
const MARKS: Readonly<Record<TefAward, string>> = {
  Gold: 'M7 12.5l3.5 3.5L17 8.5',
  Silver: 'M8 9.5h8m-8 5h8',
  Bronze: 'M8 12h8',
  Pending: '',
  'Requires improvement': 'M12 9v6m0 2.5v.5',
};

/** The name of an award in the language of the page. */
export const awardName = (award: TefAward): string =>
  ({
    Gold: t('Gold'),
    Silver: t('Silver'),
    Bronze: t('Bronze'),
    Pending: t('Pending'),
    'Requires improvement': t('Requires improvement'),
  })[award];

/** A TEF award as text, with a shape for each; `null` states that the provider is not part of TEF. */
export const TefRating = ({ award }: { award: TefAward | null }) => {
  if (!award) return <span className={styles.badge}>{t('Not part of TEF')}</span>;
  return (
    <span className={styles.badge}>
      <svg
        className={`${styles.medal} ${styles[award.split(' ')[0] ?? '']}`}
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d={SHAPES[award]} />
        <path className={styles.mark} d={MARKS[award]} />
      </svg>
      {t('TEF {award}', { award: awardName(award) })}
    </span>
  );
};
