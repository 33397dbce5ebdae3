import { t } from '@signpost/language';
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
import { limit, RADII, searchInstead, usualSearch } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import type { SearchAddress } from '../address';
import { labelOf, searchOptions } from '../searched';
import { withChanges, withWords, searchUrl, withoutValue } from '../write-address';
import { toRequest } from './to-request';

/** Most changed searches that are tried. */
const MAX_IDEAS = 12;
/** Most next steps that are shown. */
const MAX_STEPS = 5;

/** Returns the changed searches to try: another spelling, a wider radius, one filter fewer, no filters, no words. */
const candidateSearches = (address: SearchAddress, empty: SearchPage): Idea<SearchAddress>[] => {
  const { kind, q, exact, chosen, radius, postcode } = address;
  const suggested = spellingOf(empty);
  const understood = empty.understood?.filters ?? [];
  const choices = searchOptions()[kind].facets.flatMap((facet) =>
    (chosen[facet.name] ?? []).map((choice) => ({ facet, choice })),
  );
  const wider = radius === null ? [] : RADII.filter((distance) => distance > radius);
  return [
    ...(suggested ? [{ name: searchInstead(suggested), search: withWords(address, suggested) }] : []),
    ...(exact ? [{ name: usualSearch(), search: withWords(address, q) }] : []),
    ...understood.map(({ label, without: words }) => ({
      name: takeOff(limit(label, 40)),
      search: withWords(address, words),
    })),
    ...wider.map((distance) => ({
      name: t('Look within {distance} miles of {postcode}', { distance, postcode: postcode ?? '' }),
      search: withChanges(address, { radius: distance }),
    })),
    ...(radius === null
      ? []
      : [{ name: t('Look at any distance'), search: withChanges(address, { radius: null }) }]),
    ...choices.map(({ facet, choice }) => ({
      name: takeOff(limit(labelOf(facet, choice.name), 40)),
      search: withoutValue(address, facet.name, choice),
    })),
    ...(choices.length > 1 || (choices.length > 0 && radius !== null)
      ? [{ name: t('Take off every filter'), search: withChanges(address, { chosen: {}, radius: null }) }]
      : []),
    ...(q
      ? [
          {
            name: t('See all {name}', { name: KINDS[kind].name.toLowerCase() }),
            search: withChanges(address, { q: '', exact: false, chosen: {}, radius: null }),
          },
        ]
      : []),
  ].slice(0, MAX_IDEAS);
};

/**
 * Tries changes of a search that found nothing, all in one call, and returns those with results. Only the first wider
 * radius with results is offered. Returns none when the call fails.
 */
const trySearches = async (
  context: ContextReader,
  address: SearchAddress,
  position: Position | null,
  empty: SearchPage,
): Promise<NextStep[]> => {
  const candidates = candidateSearches(address, empty);
  const requests = candidates.map((idea) => ({
    ...toRequest(idea.search, position),
    facets: [],
    perPage: 0,
  }));
  const outcome = await attempt(context, searchApi.endpoints.searchIndexes.initiate(requests));
  if (!('data' in outcome)) return [];
  const steps = candidates.map(({ name, search: there }, index) => ({
    name,
    href: searchUrl(there),
    total: outcome.data[index]?.total ?? 0,
    circle: there.radius !== null && there.radius !== address.radius,
  }));
  const found = steps.filter(
    ({ total, href }, place) => total > 0 && steps.findIndex((step) => step.href === href) === place,
  );
  const smallestCircle = found.find(({ circle }) => circle);
  return found
    .filter((step) => !step.circle || step === smallestCircle)
    .slice(0, MAX_STEPS)
    .map(({ name, href, total }) => ({ name, href, total }));
};

/** Finds next steps after a search that found nothing. */
export const findNextSteps = async (
  context: ContextReader,
  address: SearchAddress,
  position: Position | null,
  empty: SearchPage,
): Promise<NextSteps> => {
  const [steps, related] = await Promise.all([
    trySearches(context, address, position, empty),
    relatedKinds(context, address.q, address.kind),
  ]);
  return { steps, related };
};
