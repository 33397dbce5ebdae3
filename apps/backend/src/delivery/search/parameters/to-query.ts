import type { Box, Filter } from '../../../domain/search/engine/query/filter';
import type { SearchQuery } from '../../../domain/search/engine/query/query';
import { FilterError } from '../filters/filter-lexer';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
} from '../filters/filter-lists';
import { parseFilter } from '../filters/filter-parser';
import type { NamedIndex } from '../../../domain/search/indexes/live-indexes';
import { LIMITS } from '../cost/limits';
import type { SearchParameters } from './parameters';
import { MAX_HIT_OFFSET } from './parameters';
import { SearchError } from '../search-error';

const PREFIXES = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const;
const TYPOS = { true: 'any', false: 'none', min: 'min', strict: 'strict' } as const;

/** Converts the parameters of a search to the engine's query. `order` is the sort order of a replica, else null. Throws SearchError for an invalid filter. */
export const toQuery = (
  parameters: SearchParameters,
  { translation }: Pick<NamedIndex, 'translation'>,
  order: string | null,
): SearchQuery => {
  const { aroundLatLng, aroundRadius, aroundPrecision, restrictSearchableAttributes } = parameters;
  const filter = filterOf(parameters);
  const preferences = withParameterName('optionalFilters', () =>
    parseOptionalFilters(parameters.optionalFilters),
  );
  checkSize(filter, preferences.flat().length);
  return {
    text: parameters.query,
    prefix: PREFIXES[parameters.queryType],
    typos: TYPOS[parameters.typoTolerance],
    oneTypoFrom: parameters.minWordSizefor1Typo,
    twoTyposFrom: parameters.minWordSizefor2Typos,
    synonyms: parameters.synonyms,
    plurals: parameters.ignorePlurals,
    optional: parameters.optionalWords,
    removeWords: parameters.removeWordsIfNoResults,
    attributes: restrictSearchableAttributes.length > 0 ? restrictSearchableAttributes : null,
    filter: filter && translation.sourceFilter(filter),
    preferences: preferences.map((any) =>
      any.map(({ filter, score }) => ({ filter: translation.sourceFilter(filter), score })),
    ),
    near: aroundLatLng
      ? {
          lat: aroundLatLng[0],
          lng: aroundLatLng[1],
          radius: aroundRadius === 'all' ? null : aroundRadius,
          precision: aroundPrecision,
        }
      : null,
    excluded: '',
    order,
    spread: true,
    ...hitRange(parameters),
  };
};

/** The range of hits to return: by `offset` and `length` if either is given, else by page; at most MAX_HIT_OFFSET deep. */
const hitRange = ({ page, hitsPerPage, offset, length }: SearchParameters) => {
  const byOffset = offset !== undefined || length !== undefined;
  const from = byOffset ? (offset ?? 0) : page * hitsPerPage;
  const wanted = byOffset ? (length ?? 20) : hitsPerPage;
  return {
    offset: Math.min(from, MAX_HIT_OFFSET),
    length: Math.max(0, Math.min(wanted, MAX_HIT_OFFSET - from)),
  };
};

const filterOf = (parameters: SearchParameters): Filter | null => {
  const parts = [
    withParameterName('filters', () => parseFilter(parameters.filters)),
    withParameterName('facetFilters', () => parseFacetFilters(parameters.facetFilters)),
    withParameterName('numericFilters', () => parseNumericFilters(parameters.numericFilters)),
    withParameterName('tagFilters', () => parseTagFilters(parameters.tagFilters)),
    areaOf(parameters),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : { kind: 'and', parts };
};

/** The filter for boxes or polygons. Polygons are ignored when there are boxes, as in Algolia. */
const areaOf = ({ insideBoundingBox, insidePolygon }: SearchParameters): Filter | null => {
  if (insideBoundingBox.length > 0) {
    const boxes = insideBoundingBox.map(([lat, lng, otherLat, otherLng]): Box => [
      { lat, lng },
      { lat: otherLat, lng: otherLng },
    ]);
    return { kind: 'within', boxes };
  }
  return insidePolygon.length > 0 ? { kind: 'inside', polygons: insidePolygon } : null;
};

const withParameterName = <Result>(name: string, parse: () => Result): Result => {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FilterError) throw new SearchError(400, `${name}: ${error.message}`);
    throw error;
  }
};

/** Throws SearchError for filters with too many conditions, scans or preferences. */
const checkSize = (filter: Filter | null, preferences: number): void => {
  if (filter && countConditions(filter) > LIMITS.conditions)
    throw new SearchError(400, `filters hold more than ${LIMITS.conditions} conditions`);
  if (filter && countScans(filter) > LIMITS.scans)
    throw new SearchError(
      400,
      `filters hold more than ${LIMITS.scans} conditions. The values of one attribute joined by OR count as one.`,
    );
  if (preferences > LIMITS.preferences)
    throw new SearchError(400, `optionalFilters hold more than ${LIMITS.preferences} conditions`);
};

const countConditions = (filter: Filter): number => {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return filter.parts.reduce((sum, part) => sum + countConditions(part), 0);
  }
  return filter.kind === 'not' ? countConditions(filter.part) : 1;
};

/** The number of scans of all records that a filter needs. */
const countScans = (filter: Filter): number => {
  if (filter.kind === 'not') return countScans(filter.part);
  if (filter.kind === 'facet') return filter.attribute === 'objectID' ? 0 : 1;
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1;
  const scanned = new Set<string>();
  let count = 0;
  for (const part of filter.parts) {
    const isShared = filter.kind === 'or' && part.kind === 'facet' && scanned.has(part.attribute);
    if (!isShared) count += countScans(part);
    if (part.kind === 'facet') scanned.add(part.attribute);
  }
  return count;
};
