import type { z } from 'zod';
import { searchFacet } from '../../domain/search/engine/query/facet-search';
import { search } from '../../domain/search/engine/search';
import type { LiveIndexes, NamedIndex } from '../../domain/search/indexes/live-indexes';
import { IndexNotReadyError } from '../../domain/search/indexes/live-indexes';
import { groupOrder } from '../../domain/search/understanding/group-order';
import { answerSearch } from './answer';
import { readCursor, writeCursor } from './cursor';
import { makeHits } from './hits';
import type { SearchParameters } from './parameters';
import { retrieved } from './retrieved';
import type { browseSchema, facetSearchSchema, multiSearchSchema, objectsSchema } from './schema';
import { SearchError, unknownIndex } from './search-error';
import { toQuery } from './to-query';
import type { Work } from './cost-estimate';

type FacetSearch = z.infer<typeof facetSearchSchema>;

/** What each call of the protocol does. All throw SearchError for what they cannot answer, and for more than their `work` allows. */
export const createHandlers = (indexes: LiveIndexes) => {
  const find = async (name: string): Promise<NamedIndex> => {
    try {
      const found = await indexes.find(name);
      if (!found) throw unknownIndex(name);
      return found;
    } catch (error) {
      if (!(error instanceof IndexNotReadyError)) throw error;
      throw new SearchError(503, 'The indexes are being built. Try again in some seconds.');
    }
  };

  return {
    search: async (work: Work, name: string, parameters: SearchParameters) =>
      (await answerSearch(await find(name), parameters, work)).answer,

    async multiSearch(work: Work, { requests, strategy }: z.infer<typeof multiSearchSchema>) {
      const results = [];
      const fits = new Map<string, number>();
      let enough = false;
      for (const request of requests) {
        const named = await find(request.indexName);
        await work.pause();
        if (request.type === 'facet') {
          results.push(answerFacet(named, request.facet, request));
          continue;
        }
        const wanted = enough ? { ...request, hitsPerPage: 0, facets: [] } : request;
        const { answer, fit } = await answerSearch(named, wanted, work);
        if (fit !== undefined) fits.set(answer.index, Math.min(fit, fits.get(answer.index) ?? Infinity));
        results.push(enough ? { ...answer, nbHits: 0, processed: false } : answer);
        enough ||= strategy === 'stopIfEnoughMatches' && answer.nbHits >= request.hitsPerPage;
      }
      return { results: inGroups(results, fits) };
    },

    searchFacet: async (name: string, facet: string, request: FacetSearch) =>
      answerFacet(await find(name), facet, request),

    async browse(work: Work, name: string, { cursor, ...given }: z.infer<typeof browseSchema>) {
      const { after, parameters } = cursor ? readCursor(cursor) : { after: -1, parameters: given };
      const { index } = await find(name);
      const query = { ...toQuery(parameters, null), offset: 0, length: 0 };
      const found = search(index, query);
      const rest = found.matched.documents().filter((document) => document > after);
      const documents = Array.from(rest.slice(0, parameters.hitsPerPage));
      const last = documents.at(-1);
      return {
        hits: await makeHits({
          index,
          found: { ...found, documents },
          query,
          parameters: {
            ...parameters,
            attributesToHighlight: parameters.attributesToHighlight ?? [],
            attributesToSnippet: parameters.attributesToSnippet ?? [],
            attributesToRetrieve: parameters.attributesToRetrieve ?? ['*'],
          },
          work,
        }),
        nbHits: found.total,
        page: 0,
        nbPages: parameters.hitsPerPage === 0 ? 0 : Math.ceil(found.total / parameters.hitsPerPage),
        hitsPerPage: parameters.hitsPerPage,
        query: parameters.query,
        params: '',
        index: name,
        processingTimeMS: 1,
        ...(last !== undefined &&
          rest.length > documents.length && { cursor: writeCursor(last, parameters) }),
      };
    },

    async object(name: string, objectID: string, attributes: readonly string[] | undefined) {
      const record = recordOf(await find(name), objectID);
      if (!record) throw new SearchError(404, 'ObjectID does not exist');
      return retrieved(record, attributes ?? ['*']);
    },

    async objects(work: Work, { requests }: z.infer<typeof objectsSchema>) {
      const results = [];
      for (const { indexName, objectID, attributesToRetrieve } of requests) {
        const record = recordOf(await find(indexName), objectID);
        const given = record ? retrieved(record, attributesToRetrieve ?? ['*']) : null;
        if (given) work.add(given);
        results.push(given);
        await work.pause();
      }
      return { results };
    },

    list: () => ({
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
    }),
  };
};

/** Says of each answer where its index stands among those of the call. */
const inGroups = <Result extends object>(
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

const recordOf = ({ index }: NamedIndex, objectID: string) => {
  const document = index.documentOf(objectID);
  return document === undefined ? undefined : index.record(document);
};

const answerFacet = ({ index }: NamedIndex, attribute: string, request: FacetSearch) => {
  const began = performance.now();
  const { matched } = search(index, { ...toQuery(request, null), length: 0 });
  const { facetQuery: text, highlightPreTag: before, highlightPostTag: after } = request;
  const hits = searchFacet(index, { attribute, text, matched, tags: [before, after] });
  if (!hits) {
    throw new SearchError(
      400,
      `Cannot search in \`${attribute}\` attribute, you need to add \`searchable(${attribute})\` to attributesForFaceting.`,
    );
  }
  return {
    facetHits: hits.slice(0, request.maxFacetHits),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(performance.now() - began)),
  };
};
