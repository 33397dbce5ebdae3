import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { address, memberOf, readEach } from '../wire';
import type { Change, ChangeSearch } from './types';

const RawChange = v.pipe(
  v.object({
    id: v.number(),
    changedAt: v.string(),
    kind: v.picklist(['course', 'provider']),
    recordId: v.string(),
    name: v.string(),
    // Only paths of this site become links.
    path: v.nullable(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
    provider: v.object({ name: v.nullable(v.string()) }),
    change: v.picklist(['added', 'removed', 'changed']),
    summary: v.string(),
    dataSet: v.string(),
    dataYear: v.number(),
  }),
  v.transform(({ provider, ...rest }): Change => ({ ...rest, provider: provider.name })),
);

/** `listChanges(search)` (C-25): recorded changes, the newest first. The error message names courses. */
export const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChanges: build.query<readonly Change[], ChangeSearch>({
      queryFn: fetching<ChangeSearch, readonly Change[]>({
        subject: 'courses',
        request: ({ records, providers, ...rest }) =>
          address('/api/v1/changes', { ...rest, record: records, provider: providers }),
        read: (answer, report) => readEach(RawChange, memberOf(answer, 'results'), 'A change', report),
      }),
    }),
  }),
});
