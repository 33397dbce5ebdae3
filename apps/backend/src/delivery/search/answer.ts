import { countFacet, facetStatistics } from '../../domain/search/engine/query/facets';
import { search } from '../../domain/search/engine/search';
import type { Found } from '../../domain/search/engine/search';
import { suggestSpelling } from '../../domain/search/engine/suggest';
import { fitOf } from '../../domain/search/understanding/group-order';
import { ask } from '../../domain/search/understanding/ask';
import type { NamedIndex } from '../../domain/search/indexes/live-indexes';
import { makeHits } from './hits';
import type { SearchParameters } from './parameters/parameters';
import { MAX_HIT_OFFSET } from './parameters/parameters';
import { toQuery } from './parameters/to-query';
import type { CallCost } from './cost/cost-estimate';

/** Searches one index. `fit` is how well the results fit the query; undefined when no filter was derived from the query. Throws SearchError for an invalid filter and when `cost` exceeds its limits. */
export const answerSearch = async (named: NamedIndex, parameters: SearchParameters, cost: CallCost) => {
  const startedAt = performance.now();
  const { index, name, kind, translation } = named;
  const { asked, query, found } = searchIndex(named, parameters);
  const understood = asked?.understood;
  const suggested =
    found.total > 0 ? undefined : understood ? understood.suggestion : suggestSpelling(index, query);
  await cost.yieldIfDue();
  const hits = await makeHits({ index, translation, found, query, parameters, cost });
  const facets = await countFacets(named, found, parameters, cost);
  const answer = {
    hits,
    nbHits: found.total,
    ...pages(parameters, found.total),
    ...facets,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    query: parameters.query,
    params: paramsText(parameters),
    index: name,
    ...(suggested !== undefined && { suggestedQuery: suggested }),
    ...(understood && { userData: [understood] }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
  const fit = asked && fitOf(kind, asked);
  return { answer, fit };
};

/** Derives filters from the words of the query, unless it is empty, rules are disabled or attributes are restricted. */
const searchIndex = (named: NamedIndex, parameters: SearchParameters) => {
  const { index, order, understand } = named;
  const query = toQuery(parameters, named, order);
  const usesRules = parameters.enableRules && query.text.trim() !== '' && query.attributes === null;
  const asked = usesRules ? ask(index, query, understand) : undefined;
  return { asked, query: asked?.query ?? query, found: asked?.found ?? search(index, query) };
};

const pages = ({ page, hitsPerPage, offset, length }: SearchParameters, total: number) => {
  if (offset !== undefined || length !== undefined) return { offset: offset ?? 0, length: length ?? 20 };
  const reachable = Math.min(total, MAX_HIT_OFFSET);
  return { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage), hitsPerPage };
};

/** The counts of the requested facets, and the statistics of those with numbers. */
const countFacets = async (
  { index, translation }: NamedIndex,
  { matched }: Found,
  parameters: SearchParameters,
  cost: CallCost,
) => {
  const { facets: wanted, maxValuesPerFacet, sortFacetValuesBy } = parameters;
  if (wanted.length === 0) return {};
  const names = wanted.includes('*') ? index.settings.facets : [...new Set(wanted)];
  const counts: [string, Record<string, number>][] = [];
  const statistics: [string, object][] = [];
  for (const name of names) {
    const values = countFacet(index, name, matched, sortFacetValuesBy);
    if (!values || values.length === 0) continue;
    const top = values
      .slice(0, maxValuesPerFacet)
      .map(({ value, count }) => [translation.value(name, value), count] as const);
    counts.push([name, Object.fromEntries(top)]);
    const numbers = facetStatistics(index, name, matched);
    if (numbers) statistics.push([name, numbers]);
    cost.addOutput(top);
    await cost.yieldIfDue();
  }
  return {
    facets: Object.fromEntries(counts),
    ...(statistics.length > 0 && { facets_stats: Object.fromEntries(statistics) }),
  };
};

/** The main parameters of a search, url-encoded; empty ones are left out. */
const paramsText = ({ query, hitsPerPage, page, facets, filters }: SearchParameters): string => {
  const given = {
    query,
    hitsPerPage: `${hitsPerPage}`,
    page: `${page}`,
    facets: JSON.stringify(facets),
    filters,
  };
  return new URLSearchParams(
    Object.entries(given).filter(([, value]) => value !== '' && value !== '[]'),
  ).toString();
};
