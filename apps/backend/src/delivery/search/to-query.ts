import type { Box, Filter } from '../../domain/search/engine/query/filter';
import type { SearchQuery } from '../../domain/search/engine/query/query';
import { FilterError } from './filter-lexer';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
} from './filter-lists';
import { parseFilter } from './filter-parser';
import { LIMITS } from './limits';
import type { SearchParameters } from './parameters';
import { MAX_HIT_OFFSET } from './parameters';
import { SearchError } from './search-error';

const PREFIXES = { prefixLast: 'last', prefixAll: 'all', prefixNone: 'none' } as const;
const TYPOS = { true: 'any', false: 'none', min: 'min', strict: 'strict' } as const;

/** A search's parameters in the engine's terms. `order` is the replica's, if it is one. Throws SearchError for a filter that cannot be read. */
export const toQuery = (parameters: SearchParameters, order: string | null): SearchQuery => {
  const { aroundLatLng, aroundRadius, aroundPrecision, restrictSearchableAttributes } = parameters;
  const filter = filterOf(parameters);
  const preferences = reading('optionalFilters', () => parseOptionalFilters(parameters.optionalFilters));
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
    filter,
    preferences,
    near: aroundLatLng
      ? {
          lat: aroundLatLng[0],
          lng: aroundLatLng[1],
          radius: aroundRadius === 'all' ? null : aroundRadius,
          precision: aroundPrecision,
        }
      : null,
    order,
    spread: true,
    ...stretch(parameters),
  };
};

/** The hits wanted: a page, or a stretch when an offset or a length is given; none beyond the deepest. */
export const stretch = ({ page, hitsPerPage, offset, length }: SearchParameters) => {
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
    reading('filters', () => parseFilter(parameters.filters)),
    reading('facetFilters', () => parseFacetFilters(parameters.facetFilters)),
    reading('numericFilters', () => parseNumericFilters(parameters.numericFilters)),
    reading('tagFilters', () => parseTagFilters(parameters.tagFilters)),
    areaOf(parameters),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : { kind: 'and', parts };
};

/** Where records must lie. Polygons do not count where there are boxes, as Algolia has it. */
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

const reading = <Result>(name: string, parse: () => Result): Result => {
  try {
    return parse();
  } catch (error) {
    if (error instanceof FilterError) throw new SearchError(400, `${name}: ${error.message}`);
    throw error;
  }
};

/** Throws SearchError for filters that take too long. */
const checkSize = (filter: Filter | null, preferences: number): void => {
  if (filter && conditions(filter) > LIMITS.conditions)
    throw new SearchError(400, `filters hold more than ${LIMITS.conditions} conditions`);
  if (filter && walks(filter) > LIMITS.walks)
    throw new SearchError(
      400,
      `filters hold more than ${LIMITS.walks} conditions. The values of one attribute joined by OR count as one.`,
    );
  if (preferences > LIMITS.preferences)
    throw new SearchError(400, `optionalFilters hold more than ${LIMITS.preferences} conditions`);
};

const conditions = (filter: Filter): number => {
  if (filter.kind === 'and' || filter.kind === 'or') {
    return filter.parts.reduce((sum, part) => sum + conditions(part), 0);
  }
  return filter.kind === 'not' ? conditions(filter.part) : 1;
};

/** How often evaluating a filter walks all records. */
const walks = (filter: Filter): number => {
  if (filter.kind === 'not') return walks(filter.part);
  if (filter.kind === 'facet') return filter.attribute === 'objectID' ? 0 : 1;
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1;
  const alike = new Set<string>();
  let count = 0;
  for (const part of filter.parts) {
    const isShared = filter.kind === 'or' && part.kind === 'facet' && alike.has(part.attribute);
    if (!isShared) count += walks(part);
    if (part.kind === 'facet') alike.add(part.attribute);
  }
  return count;
};
