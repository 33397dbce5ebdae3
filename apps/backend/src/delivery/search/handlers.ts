import type { z } from 'zod';
import { searchFacet } from '../../domain/search/engine/query/facet-search';
import { search } from '../../domain/search/engine/search';
import type { LiveIndexes, NamedIndex } from '../../domain/search/indexes/live-indexes';
import { IndexNotReadyError } from '../../domain/search/indexes/live-indexes';
import { groupOrder } from '../../domain/search/understanding/group-order';
import { answerSearch } from './answer';
import { browseIndex } from './browse';
import { ALL_KINDS, foundNothing, type NoteEmptySearch } from './empty-search';
import { retrieved } from './retrieved';
import type { SearchParameters } from './parameters/parameters';
import type { browseSchema, facetSearchSchema, multiSearchSchema, objectsSchema } from './schema';
import { SearchError, unknownIndex } from './search-error';
import { toQuery } from './parameters/to-query';
import type { CallCost } from './cost/cost-estimate';

type FacetSearch = z.infer<typeof facetSearchSchema>;

/** The handlers of the protocol's calls. All throw SearchError for an invalid call and when `cost` exceeds its limits. */
export const createHandlers = (indexes: LiveIndexes, noteEmptySearch?: NoteEmptySearch) => ({
  async search(cost: CallCost, name: string, parameters: SearchParameters) {
    const named = await findIndex(indexes, name);
    const { answer } = await answerSearch(named, parameters, cost);
    if (foundNothing(parameters, answer)) noteEmptySearch?.(named.kind, parameters.query);
    return answer;
  },

  multiSearch: (cost: CallCost, call: z.infer<typeof multiSearchSchema>) =>
    answerMultiSearch(indexes, cost, call, noteEmptySearch),

  searchFacet: async (name: string, facet: string, request: FacetSearch) =>
    answerFacetSearch(await findIndex(indexes, name), facet, request),

  browse: async (cost: CallCost, name: string, request: z.infer<typeof browseSchema>) =>
    browseIndex(await findIndex(indexes, name), name, request, cost),

  async object(name: string, objectID: string, attributes: readonly string[] | undefined) {
    const record = findRecord(await findIndex(indexes, name), objectID);
    if (!record) throw new SearchError(404, 'ObjectID does not exist');
    return retrieved(record, attributes ?? ['*']);
  },

  objects: (cost: CallCost, call: z.infer<typeof objectsSchema>) => answerObjects(indexes, cost, call),

  list: () => listIndexes(indexes),
});

/** The handlers of the protocol's calls. */
export type Handlers = ReturnType<typeof createHandlers>;

const findIndex = async (indexes: LiveIndexes, name: string): Promise<NamedIndex> => {
  try {
    const index = await indexes.find(name);
    if (!index) throw unknownIndex(name);
    return index;
  } catch (error) {
    if (!(error instanceof IndexNotReadyError)) throw error;
    throw new SearchError(503, 'The indexes are being built. Try again in some seconds.');
  }
};

const answerMultiSearch = async (
  indexes: LiveIndexes,
  cost: CallCost,
  { requests, strategy }: z.infer<typeof multiSearchSchema>,
  noteEmptySearch?: NoteEmptySearch,
) => {
  const results = [];
  const empty = new Map<string, string>();
  const fits = new Map<string, number>();
  let hasEnough = false;
  for (const request of requests) {
    const index = await findIndex(indexes, request.indexName);
    await cost.yieldIfDue();
    if (request.type === 'facet') {
      results.push(answerFacetSearch(index, request.facet, request));
      continue;
    }
    const parameters = hasEnough ? { ...request, hitsPerPage: 0, facets: [] } : request;
    const { answer, fit } = await answerSearch(index, parameters, cost);
    if (foundNothing(parameters, answer)) empty.set(index.kind, parameters.query);
    if (fit !== undefined) fits.set(answer.index, Math.min(fit, fits.get(answer.index) ?? Infinity));
    results.push(hasEnough ? { ...answer, nbHits: 0, processed: false } : answer);
    hasEnough ||= strategy === 'stopIfEnoughMatches' && answer.nbHits >= request.hitsPerPage;
  }
  if (empty.size === requests.length) noteEmptyKinds(empty, noteEmptySearch);
  return { results: addGroups(results, fits) };
};

/** Notes each query once: under its kind, or under all kinds when several were searched. */
const noteEmptyKinds = (queries: ReadonlyMap<string, string>, note?: NoteEmptySearch): void => {
  const [kind = ALL_KINDS] = queries.size === 1 ? queries.keys() : [];
  for (const query of new Set(queries.values())) note?.(kind, query);
};

/** Adds to each result's `userData` the rank of its index among the indexes of the call, by how well they fit the query. */
const addGroups = <Result extends object>(
  results: readonly Result[],
  fits: ReadonlyMap<string, number>,
): Result[] => {
  if (fits.size < 2) return [...results];
  const groups = groupOrder(fits);
  return results.map((result) => {
    if (!('userData' in result) || !('index' in result)) return result;
    const group = groups.get(String(result.index));
    const [understood] = result.userData as [object];
    return { ...result, userData: [{ ...understood, group }] };
  });
};

const answerFacetSearch = (named: NamedIndex, attribute: string, request: FacetSearch) => {
  const startedAt = performance.now();
  const { index } = named;
  const { matched } = search(index, { ...toQuery(request, named, null), length: 0 });
  const { facetQuery: text, highlightPreTag: preTag, highlightPostTag: postTag } = request;
  const hits = searchFacet(index, { attribute, text, matched, tags: [preTag, postTag] });
  if (!hits) {
    throw new SearchError(
      400,
      `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
    );
  }
  return {
    facetHits: hits.slice(0, request.maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - startedAt)),
  };
};

const answerObjects = async (
  indexes: LiveIndexes,
  cost: CallCost,
  { requests }: z.infer<typeof objectsSchema>,
) => {
  const results = [];
  for (const { indexName, objectID, attributesToRetrieve } of requests) {
    const record = findRecord(await findIndex(indexes, indexName), objectID);
    const result = record ? retrieved(record, attributesToRetrieve ?? ['*']) : null;
    if (result) cost.addOutput(result);
    results.push(result);
    await cost.yieldIfDue();
  }
  return { results };
};

const findRecord = ({ index, translation }: NamedIndex, objectID: string) => {
  const document = index.documentOf(objectID);
  return document === undefined ? undefined : translation.record(index.record(document));
};

const listIndexes = (indexes: LiveIndexes) => ({
  items: indexes.list().map(({ name, entries, dataSize, builtAt, buildSeconds, replicas }) => ({
    name,
    createdAt: builtAt,
    updatedAt: builtAt,
    entries,
    dataSize,
    fileSize: dataSize,
    lastBuildTimeS: Math.round(buildSeconds * 100) / 100,
    numberOfPendingTasks: 0,
    pendingTask: false,
    replicas,
  })),
  nbPages: 1,
});
