import { Problem } from '../../platform/problem/problem';
import { plainQuery } from './engine/query/query';
import { search } from './engine/search';
import type { LiveIndexes } from './indexes/live-indexes';
import { IndexNotReadyError } from './indexes/live-indexes';
import { ask } from './understanding/ask';
import type { Understood } from './understanding/understood';

/** The result of searching an index by text. */
export interface FoundIds {
  /** The objectIDs of all matching records, in order of relevance. */
  ids: string[];
  /** How the query was interpreted; undefined when only its words were searched for. */
  understood?: Understood;
}

/** A search for the ids of records. */
export interface FindIdsRequest {
  kind: 'courses' | 'universities' | 'careers';
  text: string;
  /** Whether filters are derived from the words; true by default. */
  rules?: boolean | undefined;
  /** The number of ids to return; all by default. */
  most?: number | undefined;
}

/**
 * Finds the ids of records of one kind of content by text, in the same order as the search service returns them. Throws a 503
 * problem while the indexes are being built for the first time.
 */
export const findIds = async (
  indexes: LiveIndexes,
  { kind, text, rules = true, most = Infinity }: FindIdsRequest,
): Promise<FoundIds> => {
  const named = await indexes.find(`d10_${kind}`).catch((error: unknown) => {
    if (error instanceof IndexNotReadyError)
      throw new Problem(503, 'The search is being built. Try again in some seconds.');
    throw error;
  });
  if (!named || text.trim() === '') return { ids: [] };
  const { index, understand } = named;
  const query = { ...plainQuery, text, spread: true, length: Math.min(most, index.size) };
  const idsOf = (documents: readonly number[]) => documents.map((document) => index.idOf(document));
  if (!rules) return { ids: idsOf(search(index, query).documents) };
  const { found, understood } = ask(index, query, understand);
  return { ids: idsOf(found.documents), understood };
};
