import { Button, GetForm, Icon } from '@signpost/shared-ui';
import { kept } from './form-fields';
import { MAX_QUERY_LENGTH } from '@signpost/api-client/filters';
import type { LandingSearch } from './search';
import { LANDING } from './write-search';
import styles from './page.module.css';

/** Search box for a university by name, alternative name or town, under the active filters. */
export const NameSearch = ({ search }: { search: LandingSearch }) => (
  <GetForm
    action={LANDING}
    keep={kept(search, ['q', 'exact', 'letter'])}
    label="Search universities"
    className={styles.search}
    search
  >
    <label className={styles.searchLabel} htmlFor="uni-name">
      Name or town
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
      />
    </span>
    <Button type="submit" variant="primary" size="large">
      Search
    </Button>
  </GetForm>
);
