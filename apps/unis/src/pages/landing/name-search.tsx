import { t } from '@signpost/language';
import { useFetcher } from 'react-router-dom';
import { Button, GetForm, Icon } from '@signpost/shared-ui';
import { kept } from './form-fields';
import { MAX_QUERY_LENGTH } from '@signpost/api-client/filters';
import type { LandingSearch } from './search';
import { LANDING } from './write-search';
import styles from './page.module.css';

/**
 * Search box for a university by name, alternative name or town, under the active filters. The browser suggests the names
 * of universities once the field has had focus: the shared suggestions are a combobox of several kinds that lead away
 * from this page, and their script would exceed the limit of its first load.
 */
export const NameSearch = ({ search }: { search: LandingSearch }) => {
  const { data: names = [], load, state } = useFetcher<readonly string[]>();
  const loadNames = () => {
    if (names.length === 0 && state === 'idle') void load('/explore/unis/names');
  };
  return (
    <GetForm
      action={LANDING}
      keep={kept(search, ['q', 'exact', 'letter'])}
      label={t('Search universities')}
      className={styles.search}
      search
    >
      <label className={styles.searchLabel} htmlFor="uni-name">
        {t('Name or town')}
      </label>
      <span className={styles.searchField}>
        <Icon name="search" />
        <input
          key={search.q}
          id="uni-name"
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={MAX_QUERY_LENGTH}
          autoComplete="off"
          list="uni-names"
          onFocus={loadNames}
        />
        <datalist id="uni-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </span>
      <Button type="submit" variant="primary" size="large">
        {t('Search')}
      </Button>
    </GetForm>
  );
};
