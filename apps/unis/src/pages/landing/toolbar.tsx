import { t } from '@signpost/language';
import { FILTER_TYPES } from '@signpost/api-client/unis';
import { useOwnPlace } from '@signpost/identity/own-place';
import { FiltersButton, ResultsBar, SortSelect } from '@signpost/shared-ui';
import { kept } from './form-fields';
import type { LandingData } from './page-data';
import { changed, LANDING, searchUrl } from './write-search';

const orders = () => [
  { value: 'name', label: t('A to Z') },
  { value: 'distance', label: t('Nearest first') },
  { value: 'tef', label: t('Best teaching rating') },
  { value: 'salary', label: t('Highest graduate pay') },
  { value: 'courses', label: t('Most courses') },
];

const views = () =>
  [
    { view: 'list', label: t('List') },
    { view: 'map', label: t('Map') },
  ] as const;

/** Number of results, list or map view, and sort order. */
export const Toolbar = ({ search, results, near }: LandingData) => {
  const own = useOwnPlace();
  return (
    <ResultsBar
      count={
        <>
          {near
            ? t('{total, plural, one {# place} other {# places}} to study, measured from {near}', {
                total: results.total,
                near,
              })
            : t('{total, plural, one {# place} other {# places}} to study', { total: results.total })}
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
      views={views().map(({ view, label }) => ({
        label,
        icon: view,
        href: searchUrl({ ...search, view }),
        current: search.view === view,
      }))}
      sort={
        <SortSelect
          action={LANDING}
          keep={kept(changed(search, {}), ['sort'])}
          options={orders()}
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
