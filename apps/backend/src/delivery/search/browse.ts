import type { z } from 'zod';
import { search } from '../../domain/search/engine/search';
import type { NamedIndex } from '../../domain/search/indexes/live-indexes';
import type { CallCost } from './cost/cost-estimate';
import { readCursor, writeCursor } from './cursor';
import { makeHits } from './hits';
import type { browseSchema } from './schema';
import { toQuery } from './parameters/to-query';

/** One page of all records that match, in index order. A `cursor` in the result continues with the next page. */
export const browseIndex = async (
  named: NamedIndex,
  name: string,
  { cursor, ...given }: z.infer<typeof browseSchema>,
  cost: CallCost,
) => {
  const { index, translation } = named;
  const { after, parameters } = cursor ? readCursor(cursor) : { after: -1, parameters: given };
  const query = { ...toQuery(parameters, named, null), offset: 0, length: 0 };
  const found = search(index, query);
  const rest = found.matched.documents().filter((document) => document > after);
  const documents = Array.from(rest.slice(0, parameters.hitsPerPage));
  const last = documents.at(-1);
  return {
    hits: await makeHits({
      index,
      translation,
      found: { ...found, documents },
      query,
      parameters: {
        ...parameters,
        attributesToHighlight: parameters.attributesToHighlight ?? [],
        attributesToSnippet: parameters.attributesToSnippet ?? [],
        attributesToRetrieve: parameters.attributesToRetrieve ?? ['*'],
      },
      cost,
    }),
    nbHits: found.total,
    page: 0,
    nbPages: parameters.hitsPerPage === 0 ? 0 : Math.ceil(found.total / parameters.hitsPerPage),
    hitsPerPage: parameters.hitsPerPage,
    query: parameters.query,
    params: '',
    index: name,
    processingTimeMS: 1,
    ...(last !== undefined && rest.length > documents.length && { cursor: writeCursor(last, parameters) }),
  };
};
