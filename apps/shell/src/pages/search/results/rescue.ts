import { attempt, type ContextReader } from '@signpost/api-client/base';
import { searchApi, type Position } from '@signpost/api-client/search';
import { limit } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import type { SearchAddress } from '../address';
import { labelOf, SEARCHED } from '../searched';
import { changed, searchUrl, without } from '../write-address';
import { DISTANCES } from './distances';
import { toRequest } from './to-request';

/** A way out of an empty page that is known to lead somewhere. */
export interface RescueWay {
  readonly name: string;
  readonly href: string;
  readonly total: number;
}

interface Idea {
  readonly name: string;
  readonly address: SearchAddress;
}

/** Ideas that are tried at most, and ways that are shown. */
const MOST_IDEAS = 12;
const MOST_WAYS = 5;

/** What might find something: another spelling, a wider radius, one filter fewer, no filters, no words. */
const ideas = (address: SearchAddress, suggested: string | null): Idea[] => {
  const { kind, q, chosen, radius, postcode } = address;
  const choices = SEARCHED[kind].facets.flatMap((facet) =>
    (chosen[facet.name] ?? []).map((value) => ({ facet, value })),
  );
  const wider = radius === null ? [] : DISTANCES.filter((distance) => distance > radius);
  return [
    ...(suggested
      ? [{ name: `Search for “${suggested}” instead`, address: changed(address, { q: suggested }) }]
      : []),
    ...wider.map((distance) => ({
      name: `Look within ${distance} miles of ${postcode}`,
      address: changed(address, { radius: distance }),
    })),
    ...(radius === null
      ? []
      : [{ name: 'Look at any distance', address: changed(address, { radius: null }) }]),
    ...choices.map(({ facet, value }) => ({
      name: `Take off “${limit(labelOf(facet, value), 40)}”`,
      address: without(address, facet.name, value),
    })),
    ...(choices.length > 1 || (choices.length > 0 && radius !== null)
      ? [{ name: 'Take off every filter', address: changed(address, { chosen: {}, radius: null }) }]
      : []),
    ...(q
      ? [
          {
            name: `See all ${KINDS[kind].name.toLowerCase()}`,
            address: changed(address, { q: '', chosen: {}, radius: null }),
          },
        ]
      : []),
  ].slice(0, MOST_IDEAS);
};

/**
 * Ways out of an empty page, each tried, with what it would find; all in one call. Of the wider circles only the first
 * that holds something is offered. When they cannot be tried there are none: the page stands.
 */
export const rescueWays = async (
  context: ContextReader,
  address: SearchAddress,
  position: Position | null,
  suggested: string | null,
): Promise<RescueWay[]> => {
  const tried = ideas(address, suggested);
  const requests = tried.map((idea) => ({ ...toRequest(idea.address, position), facets: [], perPage: 0 }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return [];
  const ways = tried.map(({ name, address: there }, index) => ({
    name,
    href: searchUrl(there),
    total: outcome.data[index]?.total ?? 0,
    circle: there.radius !== null && there.radius !== address.radius,
  }));
  const found = ways.filter(({ total }) => total > 0);
  const nearest = found.find(({ circle }) => circle);
  return found
    .filter((way) => !way.circle || way === nearest)
    .slice(0, MOST_WAYS)
    .map(({ name, href, total }) => ({ name, href, total }));
};
