import { t } from '@signpost/language';
import { Icon } from '../icon/icon';
import { FILTERS_ID } from './filters-id';
import styles from './filters.module.css';

/** Opens the sheet of a `FilterPanel` on narrow screens, without JavaScript too; wide ones show the filters. */
export const FiltersButton = ({ applied = 0 }: { /** The number of active filters. */ applied?: number }) => (
  <button type="button" className={styles.open} popoverTarget={FILTERS_ID}>
    <Icon name="filter" />
    {t('Filters')}
    {applied > 0 && <span className={styles.applied}>{t('{applied} on', { applied })}</span>}
  </button>
);
