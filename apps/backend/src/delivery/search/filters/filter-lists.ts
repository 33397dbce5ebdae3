import type { Filter } from '../../../domain/search/engine/query/filter';
import { FilterError } from './filter-lexer';
import { parseFilter } from './filter-parser';

/** Filters as nested lists: AND of the outer list, OR within each inner list. */
export type FilterList = readonly (string | readonly string[])[];

/** Parses `["brand:a", ["colour:red", "colour:-blue"]]`; a minus before the value negates, `\-` is a literal minus. Throws FilterError. */
export const parseFacetFilters = (list: FilterList): Filter | null => parseList(list, parseFacetFilter);

/** Parses `["price>10", ["stock=1", "price:1 TO 5"]]`. Throws FilterError. */
export const parseNumericFilters = (list: FilterList): Filter | null => parseList(list, parseNumericFilter);

/** Parses tags: `["guide", ["a", "-b"]]`. */
export const parseTagFilters = (list: FilterList): Filter | null =>
  parseList(list, (tag) => toFacetFilter('_tags', tag));

/** Parses optional facet filters, which rank and do not exclude: groups with a score each, 1 unless `<score=n>` is given, at most 255. Throws FilterError. */
export const parseOptionalFilters = (list: FilterList): { filter: Filter; score: number }[][] =>
  list.map((group) =>
    [group].flat().map((text) => {
      const [, score] = /<score=(\d{1,9})>$/.exec(text) ?? [];
      return {
        filter: parseFacetFilter(text.replace(/<score=\d{1,9}>$/, '')),
        score: Math.min(Number(score ?? 1), 255),
      };
    }),
  );

const parseList = (list: FilterList, parse: (text: string) => Filter): Filter | null => {
  const parts = list.map((group): Filter => {
    if (typeof group === 'string') return parse(group);
    return { kind: 'or', parts: group.map(parse) };
  });
  return parts.length === 0 ? null : { kind: 'and', parts };
};

const parseFacetFilter = (text: string): Filter => {
  const colon = text.indexOf(':');
  if (colon < 1) throw new FilterError(`Expected attribute:value, not ${text},`, 0);
  return toFacetFilter(text.slice(0, colon).trim(), text.slice(colon + 1).trim());
};

const toFacetFilter = (attribute: string, value: string): Filter => {
  if (value.startsWith('-')) {
    return { kind: 'not', part: { kind: 'facet', attribute, value: value.slice(1) } };
  }
  return { kind: 'facet', attribute, value: value.replace(/^\\-/, '-') };
};

const parseNumericFilter = (text: string): Filter => {
  const filter = parseFilter(text);
  const leaf = filter?.kind === 'not' ? filter.part : filter;
  if (!filter || leaf?.kind !== 'number') throw new FilterError(`Expected a comparison, not ${text},`, 0);
  return filter;
};
