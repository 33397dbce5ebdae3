import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { SmartLink } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './filters.module.css';

export interface Chip {
  label: string;
  /** The URL of the page without this filter. */
  href: string;
}

/** The active filters, each a link that removes it. Renders nothing without any. */
export const Chips = ({ chips, clear }: { chips: readonly Chip[]; clear?: string }) =>
  chips.length === 0 ? null : (
    <ul className={styles.chips} aria-label={t('Filters that are on')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <SmartLink href={href} className={styles.chip}>
            <VisuallyHidden>{t('Remove filter:')} </VisuallyHidden>
            {label}
            <Icon name="close" />
          </SmartLink>
        </li>
      ))}
      {clear && (
        <li>
          <SmartLink href={clear} className={styles.clear}>
            {t('Clear all filters')}
          </SmartLink>
        </li>
      )}
    </ul>
  );
