import { Problem } from '../../platform/problem/problem';
import { plainQuery } from './engine/query/query';
import { search } from './engine/search';
import type { LiveIndexes } from './indexes/live-indexes';
import { IndexNotReadyError } from './indexes/live-indexes';
import { ask } from './understanding/ask';
import type { Understood } from './understanding/understood';

/** What a text finds in an index. */
export interface FoundIds {
  /** The objectIDs of everything found, best first. */
  ids: string[];
  /** What was made of the text; undefined where its words alone were sought. */
  understood?: Understood;
}

/**
 * Finds records of one kind of content by a text, in the same order as the search service gives them. Throws a 503 problem
 * while the indexes are being built for the first time.
 */
export const findIds = async (
  indexes: LiveIndexes,
  kind: 'courses' | 'universities' | 'careers',
  text: string,
  { rules = true, most = Infinity }: { rules?: boolean; most?: number } = {},
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
