import { counted, Icon, ResultCount, SmartLink, SortSelect } from '@signpost/shared-ui';
import { kept } from './form-fields';
import type { LandingData } from './loader';
import { changed, LANDING, searchUrl } from './write-search';
import styles from './page.module.css';

const ORDERS = [
  { value: 'name', label: 'A to Z' },
  { value: 'distance', label: 'Nearest first' },
  { value: 'tef', label: 'Best teaching rating' },
  { value: 'salary', label: 'Highest graduate pay' },
  { value: 'courses', label: 'Most courses' },
];

const VIEWS = [
  { view: 'list', label: 'List' },
  { view: 'map', label: 'Map' },
] as const;

/** How many there are, as a list or on a map, in which order. */
export const Toolbar = ({ search, results, near }: LandingData) => (
  <div className={styles.toolbar}>
    <ResultCount>
      {counted(results.total, 'place')} to study{near && `, measured from ${near}`}
    </ResultCount>
    <nav aria-label="View">
      <ul className={styles.views}>
        {VIEWS.map(({ view, label }) => (
          <li key={view}>
            <SmartLink
              href={searchUrl({ ...search, view })}
              className={styles.view}
              aria-current={search.view === view ? 'true' : undefined}
            >
              <Icon name={view} />
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
    <SortSelect
      action={LANDING}
      keep={kept(changed(search, {}), ['sort'])}
      options={ORDERS}
      value={search.sortBy}
    />
  </div>
);
