import { attempt, type ContextReader } from '@signpost/api-client/base';
import {
  relatedKinds,
  searchApi,
  spellingOf,
  takeOff,
  type Idea,
  type NextStep,
  type NextSteps,
  type Position,
  type SearchPage,
} from '@signpost/api-client/search';
import { limit, searchInstead, USUAL_SEARCH } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import type { SearchAddress } from '../address';
import { labelOf, SEARCHED } from '../searched';
import { changed, searching, searchUrl, without } from '../write-address';
import { DISTANCES } from './distances';
import { toRequest } from './to-request';

/** Ideas that are tried at most, and steps that are shown. */
const MOST_IDEAS = 12;
const MOST_STEPS = 5;

/** What might find something: another spelling, a wider radius, one filter fewer, no filters, no words. */
const ideas = (address: SearchAddress, empty: SearchPage): Idea<SearchAddress>[] => {
  const { kind, q, exact, chosen, radius, postcode } = address;
  const suggested = spellingOf(empty);
  const understood = empty.understood?.filters ?? [];
  const choices = SEARCHED[kind].facets.flatMap((facet) =>
    (chosen[facet.name] ?? []).map((value) => ({ facet, value })),
  );
  const wider = radius === null ? [] : DISTANCES.filter((distance) => distance > radius);
  return [
    ...(suggested ? [{ name: searchInstead(suggested), search: searching(address, suggested) }] : []),
    ...(exact ? [{ name: USUAL_SEARCH, search: searching(address, q) }] : []),
    ...understood.map(({ label, without: words }) => ({
      name: takeOff(limit(label, 40)),
      search: searching(address, words),
    })),
    ...wider.map((distance) => ({
      name: `Look within ${distance} miles of ${postcode}`,
      search: changed(address, { radius: distance }),
    })),
    ...(radius === null
      ? []
      : [{ name: 'Look at any distance', search: changed(address, { radius: null }) }]),
    ...choices.map(({ facet, value }) => ({
      name: takeOff(limit(labelOf(facet, value), 40)),
      search: without(address, facet.name, value),
    })),
    ...(choices.length > 1 || (choices.length > 0 && radius !== null)
      ? [{ name: 'Take off every filter', search: changed(address, { chosen: {}, radius: null }) }]
      : []),
    ...(q
      ? [
          {
            name: `See all ${KINDS[kind].name.toLowerCase()}`,
            search: changed(address, { q: '', exact: false, chosen: {}, radius: null }),
          },
        ]
      : []),
  ].slice(0, MOST_IDEAS);
};

/**
 * Changes of a search that found nothing, each tried, with what it would find; all in one call. Of the wider circles only the first
 * that holds something is offered. When they cannot be tried there are none: the page stands.
 */
const stepsFrom = async (
  context: ContextReader,
  address: SearchAddress,
  position: Position | null,
  empty: SearchPage,
): Promise<NextStep[]> => {
  const tried = ideas(address, empty);
  const requests = tried.map((idea) => ({ ...toRequest(idea.search, position), facets: [], perPage: 0 }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return [];
  const steps = tried.map(({ name, search: there }, index) => ({
    name,
    href: searchUrl(there),
    total: outcome.data[index]?.total ?? 0,
    circle: there.radius !== null && there.radius !== address.radius,
  }));
  const found = steps.filter(
    ({ total, href }, place) => total > 0 && steps.findIndex((step) => step.href === href) === place,
  );
  const nearest = found.find(({ circle }) => circle);
  return found
    .filter((step) => !step.circle || step === nearest)
    .slice(0, MOST_STEPS)
    .map(({ name, href, total }) => ({ name, href, total }));
};

/** Looks for next steps from a search that found nothing. */
export const findNextSteps = async (
  context: ContextReader,
  address: SearchAddress,
  position: Position | null,
  empty: SearchPage,
): Promise<NextSteps> => {
  const [steps, related] = await Promise.all([
    stepsFrom(context, address, position, empty),
    relatedKinds(context, address.q, address.kind),
  ]);
  return { steps, related };
};
