import type { FoundIds, FindIdsRequest } from '../../../domain/search/find-ids';
import { Problem } from '../../../platform/problem/problem';
import type { Asker } from '../cost/asker';
import type { SearchCalls } from '../search-calls';
import { SearchError } from '../search-error';

/** Finds the ids of records by text in the search thread, in the order of the search service. Throws a Problem when it cannot answer now. */
export const findIds = async (
  search: SearchCalls,
  asker: Asker,
  request: FindIdsRequest,
): Promise<FoundIds> => {
  try {
    const json = await search.call({ operation: 'findIds', asker, ...request });
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString()) as FoundIds;
  } catch (error) {
    if (error instanceof SearchError)
      throw Object.assign(new Problem(error.status, error.message), { cause: error });
    throw error;
  }
};
