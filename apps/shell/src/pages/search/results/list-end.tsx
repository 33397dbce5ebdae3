import { t } from '@signpost/language';
import { METRES_IN_A_MILE } from '@signpost/api-client/search';
import { Pagination, RADII, SmartLink } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { WatchButton } from '../../../watching/watch-button';
import type { SearchAddress } from '../address';
import { SamplesNote } from '../samples-note';
import { searchUrl, withChanges, withWords } from '../write-address';
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
    title: `${KINDS[kind].name}: ${name || t('all')}`.slice(0, 300),
  };
};

/** Most results of a search near a place that are few enough to offer a wider distance. */
const MAX_FEW = 10;

/**
 * The same search within the next wider distance, when it found few results near a postcode, which the address or its
 * words name. Null otherwise.
 */
const widerSearch = (address: SearchAddress, { total, understood }: ResultsData['results']) => {
  const words = understood?.filters.find(({ near }) => near);
  const postcode = address.postcode || words?.value;
  const miles = address.radius ?? Math.round((words?.near?.radius ?? 0) / METRES_IN_A_MILE);
  const radius = RADII.find((distance) => distance > miles * 2);
  if (total === 0 || total > MAX_FEW || !postcode || miles === 0 || !radius) return null;
  const plain = words ? withWords(address, words.without) : address;
  return {
    label: t('Look within {radius} miles of {postcode}', { radius, postcode }),
    href: searchUrl(withChanges(plain, { postcode, radius })),
  };
};

/** The end of a list of results: a wider search after few of them, its pages, the offer to watch the search, and the note about samples. */
export const ListEnd = ({ address, results }: Pick<ResultsData, 'address' | 'results'>) => {
  const watched = watchOf(address);
  const wider = widerSearch(address, results);
  return (
    <>
      {wider && (
        <p>
          <SmartLink href={wider.href}>{wider.label}</SmartLink>
        </p>
      )}
      <Pagination
        page={address.page}
        pages={results.pages}
        href={(next) => searchUrl({ ...address, page: next })}
        label={t('Pages of {name}', { name: KINDS[address.kind].name.toLowerCase() })}
      />
      {watched && (
        <p className={styles.watch}>
          <WatchButton item={watched} label={t('Tell me about new results')} />
        </p>
      )}
      <SamplesNote hits={results.hits} />
    </>
  );
};
