import { attempt, type ContextReader } from '@signpost/api-client/base';
import {
  relatedKinds,
  searchApi,
  spellingOf,
  takeOff,
  waysOn,
  type RelatedKind,
  type WayOn,
} from '@signpost/api-client/search';
import { unisApi, type LatLng, type ProviderFacets } from '@signpost/api-client/unis';
import { narrowingsOf } from './chips';
import { EVERYTHING, type LandingSearch } from './search';
import { toRequest } from './to-request';
import { changed, searchUrl } from './write-search';

/** What leads on from a list without anything in it. */
export interface Rescue {
  readonly ways: readonly WayOn[];
  /** Other kinds of things that the words find. */
  readonly related: readonly RelatedKind[];
}

/** Another spelling of the words that finds a university; null without one. */
const spelling = async (context: ContextReader, query: string): Promise<string | null> => {
  if (!query) return null;
  const request = { kind: 'universities', query, perPage: 0 } as const;
  const outcome = await attempt(context, searchApi.endpoints.searchIndex.initiate(request));
  return 'data' in outcome ? spellingOf(outcome.data) : null;
};

const ideas = (
  search: LandingSearch,
  facets: ProviderFacets,
  place: LatLng | null,
  suggested: string | null,
) => {
  const narrowings = narrowingsOf(search, facets, place !== null);
  return [
    ...(suggested
      ? [{ name: `Search for “${suggested}” instead`, search: changed(search, { q: suggested }) }]
      : []),
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
  facets: ProviderFacets,
  place: LatLng | null,
): Promise<Rescue> => {
  const count = async (wanted: LandingSearch) => {
    const request = { ...toRequest(wanted, place), limit: 1 };
    const outcome = await attempt(context, unisApi.endpoints.listProviders.initiate(request));
    return 'data' in outcome ? outcome.data.total : undefined;
  };
  const [ways, related] = await Promise.all([
    spelling(context, search.q).then((suggested) =>
      waysOn(ideas(search, facets, place, suggested), searchUrl, count),
    ),
    relatedKinds(context, search.q, 'universities'),
  ]);
  return { ways, related };
};
