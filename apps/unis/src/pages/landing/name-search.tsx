import { Button, GetForm, Icon } from '@signpost/shared-ui';
import { kept } from './form-fields';
import { LONGEST_QUERY } from './read-search';
import type { LandingSearch } from './search';
import { LANDING } from './write-search';
import styles from './page.module.css';

/** Finds a university by name, nickname or town, under the filters that are on. */
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
        maxLength={LONGEST_QUERY}
        autoComplete="off"
      />
    </span>
    <Button type="submit" variant="primary" size="large">
      Search
    </Button>
  </GetForm>
);
