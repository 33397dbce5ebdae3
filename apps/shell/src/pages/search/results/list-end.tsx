import { Pagination } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { WatchButton } from '../../../watching/watch-button';
import type { SearchAddress } from '../address';
import { SamplesNote } from '../samples-note';
import { searchUrl } from '../write-address';
import { chipsOf } from './chips';
import type { ResultsData } from './page-data';
import styles from './page.module.css';

/** What to watch of a search: its address, with a name; undefined for kinds that updates of the data do not add to. */
const watchOf = (address: SearchAddress) => {
  const { kind, q } = address;
  if (kind !== 'courses' && kind !== 'universities') return undefined;
  const url = searchUrl({ ...address, page: 1, view: 'list', sort: null });
  const filters = chipsOf({ ...address, q: '' }, true, undefined).map(({ label }) => label);
  const name = [...(q ? [`“${q}”`] : []), ...filters].join(', ');
  return {
    kind: 'filters' as const,
    id: url,
    url,
    title: `${KINDS[kind].name}: ${name || 'all'}`.slice(0, 300),
  };
};

/** The end of a list of results: its pages, the offer to watch the search, and the note about samples. */
export const ListEnd = ({ address, results }: Pick<ResultsData, 'address' | 'results'>) => {
  const watched = watchOf(address);
  return (
    <>
      <Pagination
        page={address.page}
        pages={results.pages}
        href={(next) => searchUrl({ ...address, page: next })}
        label={`Pages of ${KINDS[address.kind].name.toLowerCase()}`}
      />
      {watched && (
        <p className={styles.watch}>
          <WatchButton item={watched} label="Tell me about new results" />
        </p>
      )}
      <SamplesNote hits={results.hits} />
    </>
  );
};
