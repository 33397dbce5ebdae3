import type { ProtocolSearch } from '@signpost/api-client/base';
import { MAX_QUERY_LENGTH } from '../filters';
import { MARK_END, MARK_START } from './highlight';
import { FACTS, WAYS_IN } from './schema';
import { indexName } from './service';
import type { SearchRequest } from './types';

/** Default hits per page. */
export const HITS_PER_PAGE = 24;

/** Maximum values per facet, most frequent first; chosen values are always included. */
export const FACET_VALUES = 24;
/** The protocol's maximum. */
const ALL_VALUES = 1000;

/** Attributes of a hit in a list of names. */
const BRIEF = [
  ...['title', 'url', 'provider', 'employer', 'institutionName', 'category', 'town', 'region'],
  ...['qualification', 'distinction', 'business', 'industry', 'suggests', 'notice', 'sample'],
];

/** The search service measures in metres. */
export const METRES_IN_A_MILE = 1609.344;
const WORDS_QUOTED = 24;

/**
 * Converts a search to the protocol. Facets with choices are counted in separate searches, each without its own
 * choices: the first search is the page, the others are counts in the order of `recountedFacets`.
 */
export const toSearches = (request: SearchRequest, suffix: string): ProtocolSearch[] => [
  { ...narrowed(request, suffix), ...pageOf(request) },
  ...recountedFacets(request).map((facet) => ({
    ...narrowed(request, suffix, facet),
    hitsPerPage: 0,
    facets: [facet],
    maxValuesPerFacet: ALL_VALUES,
  })),
];

/** The facets that are counted in a separate search. */
export const recountedFacets = ({ facets = [], chosen = {} }: SearchRequest): string[] =>
  facets.filter((facet) => chosen[facet]?.length);

/** A filter for one facet value. Escapes a leading minus, which would negate it. */
export const facetFilter = (facet: string, value: string): string => `${facet}:${value.replace(/^-/, '\\-')}`;

/** The filters of a search without those of one facet. */
const narrowed = (
  { kind, query = '', understand = true, order, chosen = {}, near, ids }: SearchRequest,
  suffix: string,
  except?: string,
): ProtocolSearch => {
  const groups = Object.entries({ ...chosen, ...(ids && { objectID: ids }) }).filter(
    ([facet, values]) => facet !== except && values.length > 0,
  );
  return {
    indexName: indexName(kind, suffix, order),
    query: query.slice(0, MAX_QUERY_LENGTH),
    ...(!understand && { enableRules: false }),
    ...(groups.length > 0 && {
      facetFilters: groups.map(([facet, values]) => values.map((value) => facetFilter(facet, value))),
    }),
    ...(near && {
      aroundLatLng: `${near.lat},${near.lng}`,
      aroundRadius: near.radius === undefined ? 'all' : Math.round(near.radius * METRES_IN_A_MILE),
    }),
  };
};

const pageOf = ({
  page = 1,
  perPage = HITS_PER_PAGE,
  facets = [],
  everyValue = false,
  near,
  brief = false,
  chosen = {},
}: SearchRequest) => ({
  page: page - 1,
  hitsPerPage: perPage,
  ...(facets.length > 0 && { facets, maxValuesPerFacet: everyValue ? ALL_VALUES : FACET_VALUES }),
  // Suggestions search at every keystroke, so the service must not count those that find nothing.
  ...(brief && { analytics: false }),
  ...(near && { getRankingInfo: true }),
  ...(perPage > 0 && {
    attributesToRetrieve: [
      ...(brief ? BRIEF : ['title', 'url', 'summary', 'image', 'logo', '_geoloc', ...FACTS]),
      ...(chosen.wayIn?.length ? [WAYS_IN] : []),
    ],
    attributesToHighlight: ['title'],
    attributesToSnippet: brief ? [] : [`body:${WORDS_QUOTED}`],
    highlightPreTag: MARK_START,
    highlightPostTag: MARK_END,
  }),
});
