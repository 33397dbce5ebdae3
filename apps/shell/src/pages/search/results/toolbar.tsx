import { counted, ResultsBar, SortSelect, VisuallyHidden } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCHED } from '../searched';
import { changed, keptFields, pathOf, searchUrl } from '../write-address';
import type { ResultsData } from './loader';

const VIEWS = [
  { view: 'list', label: 'List' },
  { view: 'map', label: 'Map' },
] as const;

/** What screen readers say with the number when it changes: the filters that were understood from the words. */
const understoodAloud = ({ total, understood }: ResultsData['results']): string => {
  if (!understood || total === 0) return '';
  const labels = understood.filters.map(({ label }) => `, ${label}`).join('');
  return understood.matched === 'most' ? `${labels}, with most of your words` : labels;
};

/** How many there are, as a list or on a map, in which order. */
export const Toolbar = ({ address, results, near }: ResultsData) => {
  const { kind, sort, q } = address;
  const { located, orders } = SEARCHED[kind];
  const best = near ? 'Best match near you' : q ? 'Best match' : 'Our order';
  return (
    <ResultsBar
      count={
        <>
          {counted(results.total, KINDS[kind].one)}
          {near && `, measured from ${near}`}
          <VisuallyHidden>{understoodAloud(results)}</VisuallyHidden>
        </>
      }
      views={
        located
          ? VIEWS.map(({ view, label }) => ({
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
          keep={keptFields(changed(address, {}), ['sort'])}
          options={[{ value: 'best', label: best }, ...orders.map(({ value, label }) => ({ value, label }))]}
          value={sort ?? 'best'}
        />
      }
    />
  );
};
