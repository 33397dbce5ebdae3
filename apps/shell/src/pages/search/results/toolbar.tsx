import { counted, Icon, ResultCount, SmartLink, SortSelect } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCHED } from '../searched';
import { changed, keptFields, pathOf, searchUrl } from '../write-address';
import type { ResultsData } from './loader';
import styles from './page.module.css';

const VIEWS = [
  { view: 'list', label: 'List' },
  { view: 'map', label: 'Map' },
] as const;

/** How many there are, as a list or on a map, in which order. */
export const Toolbar = ({ address, results, near }: ResultsData) => {
  const { kind, sort, q } = address;
  const { located, orders } = SEARCHED[kind];
  const best = near ? 'Best match near you' : q ? 'Best match' : 'Our order';
  return (
    <div className={styles.toolbar}>
      <ResultCount>
        {counted(results.total, KINDS[kind].one)}
        {near && `, measured from ${near}`}
      </ResultCount>
      {located && (
        <nav aria-label="View">
          <ul className={styles.views}>
            {VIEWS.map(({ view, label }) => (
              <li key={view}>
                <SmartLink
                  href={searchUrl({ ...address, view })}
                  className={styles.view}
                  aria-current={address.view === view ? 'true' : undefined}
                >
                  <Icon name={view} />
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SortSelect
        action={pathOf(kind)}
        keep={keptFields(changed(address, {}), ['sort'])}
        options={[{ value: 'best', label: best }, ...orders.map(({ value, label }) => ({ value, label }))]}
        value={sort ?? 'best'}
      />
    </div>
  );
};
