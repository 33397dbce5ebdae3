import type { SearchKind } from './kinds/kinds';
import { readRecords, recordsRequest } from './records';
import { searchQueryFn } from './search-query';

/**
 * Creates the `queryFn` of an endpoint that takes the id of a record and returns it as `read` parses it, or null when it
 * does not exist. `read` throws when the record is invalid.
 */
export const recordQueryFn = <Result>(kind: SearchKind, read: (record: unknown) => Result) =>
  searchQueryFn<string, Result | null>({
    call: 'objects',
    request: (id, suffix) => recordsRequest({ kind, ids: [id] }, suffix),
    read: (answer, id) => {
      const [record] = readRecords(answer, [id]);
      return record ? read(record) : null;
    },
  });
