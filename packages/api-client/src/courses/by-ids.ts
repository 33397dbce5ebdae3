import type { fetching } from '@signpost/api-client/base';
import { batchesOf } from './request';

/**
 * Creates the `queryFn` of records by id, in the order of the ids without unknown ones, from the query of one batch
 * (V-03). No ids make no call (V-02).
 */
export const byIds =
  <Item extends { readonly id: string }>(
    fetchBatch: ReturnType<typeof fetching<readonly string[], readonly Item[]>>,
  ): typeof fetchBatch =>
  async (ids, context, options) => {
    const answers = await Promise.all(batchesOf(ids).map((batch) => fetchBatch(batch, context, options)));
    const found = new Map<string, Item>();
    for (const answer of answers) {
      if ('error' in answer) return answer;
      for (const item of answer.data) found.set(item.id, item);
    }
    return { data: ids.flatMap((id) => found.get(id) ?? []) };
  };
