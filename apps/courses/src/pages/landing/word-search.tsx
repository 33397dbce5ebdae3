import { Button, GetForm, Icon } from '@signpost/shared-ui';
import { LANDING } from '../../components/course-url';
import { LONGEST_QUERY } from './read-search';
import type { LandingSearch } from './search';
import { kept } from './write-search';
import styles from './page.module.css';

/** Finds courses by words, under the filters that are on. */
export const WordSearch = ({ search }: { search: LandingSearch }) => (
  <GetForm
    action={LANDING}
    keep={kept(search, ['q'])}
    label="Search courses"
    className={styles.search}
    search
  >
    <label className={styles.searchLabel} htmlFor="course-words">
      Subject, course or university
    </label>
    <span className={styles.searchField}>
      <Icon name="search" />
      <input
        key={search.q}
        id="course-words"
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
