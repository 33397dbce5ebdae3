import { FILTER_TYPES } from '@signpost/api-client/unis';
import { useOwnPlace } from '@signpost/identity/own-place';
import { counted, FiltersButton, ResultsBar, SortSelect } from '@signpost/shared-ui';
import { kept } from './form-fields';
import type { LandingData } from './page-data';
import { changed, LANDING, searchUrl } from './write-search';

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

/** Number of results, list or map view, and sort order. */
export const Toolbar = ({ search, results, near }: LandingData) => {
  const own = useOwnPlace();
  return (
    <ResultsBar
      count={
        <>
          {counted(results.total, 'place')} to study{near && `, measured from ${near}`}
        </>
      }
      filters={
        <FiltersButton
          applied={FILTER_TYPES.reduce(
            (sum, type) => sum + search.chosen[type].length,
            search.postcode ? 1 : 0,
          )}
        />
      }
      views={VIEWS.map(({ view, label }) => ({
        label,
        icon: view,
        href: searchUrl({ ...search, view }),
        current: search.view === view,
      }))}
      sort={
        <SortSelect
          action={LANDING}
          keep={kept(changed(search, {}), ['sort'])}
          options={ORDERS}
          value={search.sortBy}
          nearest={
            near || !own
              ? null
              : {
                  postcode: own.postcode,
                  href: searchUrl(changed(search, { postcode: own.postcode, sortBy: 'distance' })),
                }
          }
        />
      }
    />
  );
};
