import { attempt, type ContextReader } from '@signpost/api-client/base';
import { relatedKinds, takeOff, waysOn, type RelatedKind, type WayOn } from '@signpost/api-client/search';
import { unisApi, type LatLng, type ProviderPage } from '@signpost/api-client/unis';
import { searchInstead, USUAL_SEARCH } from '@signpost/shared-ui';
import { narrowingsOf } from './chips';
import { EVERYTHING, type LandingSearch } from './search';
import { toRequest } from './to-request';
import { changed, searching, searchUrl } from './write-search';

/** What leads on from a list without anything in it. */
export interface Rescue {
  readonly ways: readonly WayOn[];
  /** Other kinds of things that the words find. */
  readonly related: readonly RelatedKind[];
}

const ideas = (search: LandingSearch, empty: ProviderPage, place: LatLng | null) => {
  const narrowings = narrowingsOf(search, empty, place !== null);
  const suggested = empty.understood?.suggestion;
  return [
    ...(suggested ? [{ name: searchInstead(suggested), search: searching(search, suggested) }] : []),
    ...(search.exact ? [{ name: USUAL_SEARCH, search: searching(search, search.q) }] : []),
    ...(place && search.radius
      ? [{ name: 'Look at any distance', search: changed(search, { radius: null }) }]
      : []),
    ...narrowings.map(({ label, without }) => ({ name: takeOff(label), search: without })),
    ...(narrowings.length > 1 ? [{ name: 'Take off every filter', search: EVERYTHING }] : []),
  ];
};

/** Looks for ways on: changes of the search that find something, each tried, and other kinds that its words find. */
export const rescue = async (
  context: ContextReader,
  search: LandingSearch,
  empty: ProviderPage,
  place: LatLng | null,
): Promise<Rescue> => {
  const count = async (wanted: LandingSearch) => {
    const request = { ...toRequest(wanted, place), limit: 1 };
    const outcome = await attempt(context, unisApi.endpoints.listProviders.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [ways, related] = await Promise.all([
    waysOn(ideas(search, empty, place), searchUrl, count),
    relatedKinds(context, search.q, 'universities'),
  ]);
  return { ways, related };
};
