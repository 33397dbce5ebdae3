import { t } from '@signpost/language';
import { SmartLink } from '../link/link';
import styles from './az-index.module.css';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '0-9'];

export interface AzIndexProps {
  /** Letters with entries; the others are shown without a link. */
  available: readonly string[];
  current?: string | undefined;
  href: (letter: string) => string;
  /** The URL of the page with all letters. */
  all: string;
}

/** Links to each letter of a long list. */
export const AzIndex = ({ available, current, href, all }: AzIndexProps) => (
  <nav aria-label={t('A to Z')}>
    <ul className={styles.letters}>
      <li>
        <SmartLink href={all} className={styles.letter} aria-current={current ? undefined : 'true'}>
          {t('All')}
        </SmartLink>
      </li>
      {LETTERS.map((letter) => (
        <li key={letter}>
          {available.includes(letter) ? (
            <SmartLink
              href={href(letter)}
              className={styles.letter}
              aria-current={letter === current ? 'true' : undefined}
            >
              {letter}
            </SmartLink>
          ) : (
            <span className={`${styles.letter} ${styles.none}`} aria-hidden="true">
              {letter}
            </span>
          )}
        </li>
      ))}
    </ul>
  </nav>
);
