import * as v from 'valibot';
import type { ProtocolSearch } from '@signpost/api-client/base';
import type { IndexKind } from './kinds/kinds';
import { facetFilter } from './request';
import { RawAnswers } from './schema';
import { indexName } from './service';

/** Selects records of one index by their ids. */
export interface RecordKeys {
  readonly kind: IndexKind;
  readonly ids: readonly string[];
}

/** The search for records by their ids, because the lite client has no call for objects. */
export const recordsRequest = ({ kind, ids }: RecordKeys, suffix: string): ProtocolSearch[] => [
  {
    indexName: indexName(kind, suffix),
    query: '',
    facetFilters: [ids.map((id) => facetFilter('objectID', id))],
    hitsPerPage: ids.length,
    attributesToRetrieve: ['*'],
    attributesToHighlight: [],
    attributesToSnippet: [],
  },
];

const RawRecords = v.object({ hits: v.array(v.unknown()) });
const RawRecord = v.looseObject({ objectID: v.string() });

/** The records that were found, in the order of the ids. Throws when the response does not match the protocol. */
export const readRecords = (answer: unknown, ids: readonly string[]) => {
  const { hits } = v.parse(RawRecords, v.parse(RawAnswers, answer).results[0]);
  const byId = new Map(hits.flatMap((hit) => (v.is(RawRecord, hit) ? [[hit.objectID, hit]] : [])));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
