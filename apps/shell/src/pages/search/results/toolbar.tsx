import { t } from '@signpost/language';
import { useOwnPlace } from '@signpost/identity/own-place';
import { FiltersButton, ResultsBar, SortSelect, VisuallyHidden } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { searchOptions } from '../searched';
import { withChanges, hiddenFields, pathOf, searchUrl } from '../write-address';
import type { ResultsData } from './page-data';

const views = () =>
  [
    { view: 'list', label: t('List') },
    { view: 'map', label: t('Map') },
  ] as const;

/** Returns the screen reader announcement that accompanies the total: the filters understood from the words. */
const describeUnderstood = ({ total, understood }: ResultsData['results']): string => {
  if (!understood || total === 0) return '';
  const labels = understood.filters.map(({ label }) => `, ${label}`).join('');
  return understood.matched === 'most' ? t('{labels}, with most of your words', { labels }) : labels;
};

/** The total, the choice of list or map, and the order. */
export const Toolbar = ({ address, results, near }: ResultsData) => {
  const { kind, sort, q, chosen } = address;
  const { hasPlaces, orders } = searchOptions()[kind];
  const own = useOwnPlace();
  const defaultLabel = near ? t('Best match near you') : q ? t('Best match') : t('Our order');
  return (
    <ResultsBar
      count={
        <>
          {KINDS[kind].counted(results.total)}
          {near && `, ${t('measured from {near}', { near })}`}
          <VisuallyHidden>{describeUnderstood(results)}</VisuallyHidden>
        </>
      }
      filters={
        <FiltersButton
          applied={Object.values(chosen).reduce((sum, values) => sum + values.length, near ? 1 : 0)}
        />
      }
      views={
        hasPlaces
          ? views().map(({ view, label }) => ({
              label,
              icon: view,
              href: searchUrl({ ...address, view }),
              current: address.view === view,
            }))
          : []
      }
      sort={
        <SortSelect
          action={pathOf(kind)}
          keep={hiddenFields(withChanges(address, {}), ['sort'])}
          options={[
            { value: 'best', label: defaultLabel },
            ...orders.map(({ value, label }) => ({ value, label })),
          ]}
          value={sort ?? 'best'}
          nearest={
            hasPlaces && !q && !near && own
              ? {
                  postcode: own.postcode,
                  href: searchUrl(withChanges(address, { postcode: own.postcode, sort: null })),
                }
              : null
          }
        />
      }
    />
  );
};
