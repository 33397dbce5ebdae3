import { t } from '@signpost/language';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { relatedKinds, searchApi, takeOff, findSteps, type NextSteps } from '@signpost/api-client/search';
import { searchInstead, usualSearch } from '@signpost/shared-ui';
import { activeFilters } from './chips';
import type { Found, LandingData } from './page-data';
import type { LandingSearch } from './search/search';
import { toRequest } from './search/to-request';
import { changed, searching, searchUrl } from './search/write-search';

type Empty = Pick<LandingData, 'search' | 'from'> & { readonly found: Found };

const ideas = (empty: Empty) => {
  const { search, found } = empty;
  return [
    ...(found.suggestion
      ? [
          {
            name: searchInstead(found.suggestion),
            search: searching(search, found.suggestion),
          },
        ]
      : []),
    ...(search.exact ? [{ name: usualSearch(), search: searching(search, search.q) }] : []),
    ...(search.start === null
      ? []
      : [{ name: t('Look at courses of any start'), search: changed(search, { start: null }) }]),
    ...(search.radius === null
      ? []
      : [{ name: t('Look at any distance'), search: changed(search, { radius: null }) }]),
    ...activeFilters(empty).map(({ label, without }) => ({ name: takeOff(label), search: without })),
  ];
};

/**
 * Returns suggestions for an empty result: changed searches that have results, each tested, and other kinds of records.
 */
export const findNextSteps = async (context: ContextReader, empty: Empty): Promise<NextSteps> => {
  const { search, from } = empty;
  const count = async (changedSearch: LandingSearch) => {
    // The search service does not know start years, so a search for another year may have no results.
    if (changedSearch.start !== null) return undefined;
    const place = changedSearch.postcode === '' ? { ...from, from: null } : from;
    const request = { ...toRequest(changedSearch, place), facets: [], perPage: 0 };
    const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [steps, related] = await Promise.all([
    findSteps(ideas(empty), searchUrl, count),
    relatedKinds(context, search.q, 'courses'),
  ]);
  return { steps, related };
};
