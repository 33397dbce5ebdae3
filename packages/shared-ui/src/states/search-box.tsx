import { t } from '@signpost/language';
import { Button } from '../button/button';
import { GetForm, type GetFormProps } from '../get-form/get-form';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './states.module.css';

export interface SearchBoxProps {
  action: string;
  label: string;
  name?: string;
  defaultValue?: string;
  /** Parameters from elsewhere (filters, for example) that must stay in the URL. */
  keep?: GetFormProps['keep'];
  /** `signal` when searching is the main action on this screen. */
  signal?: boolean;
}

/** A search field with its button. */
export const SearchBox = ({
  action,
  label,
  name = 'query',
  defaultValue,
  keep = {},
  signal = false,
}: SearchBoxProps) => (
  <GetForm action={action} keep={keep} className={styles.search} search label={label}>
    <label className={styles.searchLabel}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="search" />
      <input type="search" name={name} defaultValue={defaultValue} placeholder={label} maxLength={200} />
    </label>
    <Button type="submit" variant={signal ? 'primary' : 'secondary'}>
      {t('Search')}
    </Button>
  </GetForm>
);
