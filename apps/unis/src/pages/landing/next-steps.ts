import { t } from '@signpost/language';
import { attempt, type ContextReader } from '@signpost/api-client/base';
import { relatedKinds, findSteps, takeOff, type NextSteps } from '@signpost/api-client/search';
import { unisApi, type LatLng, type ProviderPage } from '@signpost/api-client/unis';
import { searchInstead, usualSearch } from '@signpost/shared-ui';
import { activeFilters } from './chips';
import { EVERYTHING, type LandingSearch } from './search';
import { toRequest } from './to-request';
import { changed, searching, searchUrl } from './write-search';

const ideas = (search: LandingSearch, empty: ProviderPage, place: LatLng | null) => {
  const active = activeFilters(search, empty, place !== null);
  const suggested = empty.understood?.suggestion;
  return [
    ...(suggested ? [{ name: searchInstead(suggested), search: searching(search, suggested) }] : []),
    ...(search.exact ? [{ name: usualSearch(), search: searching(search, search.q) }] : []),
    ...(place && search.radius
      ? [{ name: t('Look at any distance'), search: changed(search, { radius: null }) }]
      : []),
    ...active.map(({ label, without }) => ({ name: takeOff(label), search: without })),
    ...(active.length > 1 ? [{ name: t('Take off every filter'), search: EVERYTHING }] : []),
  ];
};

/**
 * Returns suggestions for an empty result: changed searches that have results, each tested, and other kinds of records.
 */
export const findNextSteps = async (
  context: ContextReader,
  search: LandingSearch,
  empty: ProviderPage,
  place: LatLng | null,
): Promise<NextSteps> => {
  const count = async (changedSearch: LandingSearch) => {
    const request = { ...toRequest(changedSearch, place), limit: 1 };
    const outcome = await attempt(context, unisApi.endpoints.listProviders.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [steps, related] = await Promise.all([
    findSteps(ideas(search, empty, place), searchUrl, count),
    relatedKinds(context, search.q, 'universities'),
  ]);
  return { steps, related };
};
