import { api, fetching } from '@signpost/api-client/base';
import { GRAPH_LIMIT, graphRequest } from '../graph';
import { readSubjectGuides, readSubjects } from './mapper';
import type { Subject, SubjectGuide } from './types';

const GUIDES = `query($limit: Int, $ids: [ID!]) { subjectGuides(limit: $limit, ids: $ids) { items {
  nid id title summary url image icon subjectMap hecosMap { code label }
  salary { median lowerQuartile upperQuartile graduates monthsAfter year }
} } }`;

/**
 * Subjects. `listSubjects(undefined)` (C-21): all subjects by title; cached once loaded (S-07). `listSubjectGuides({
 * ids? })` (C-13): their guides by title, 100 at most (K-04); no call for `ids: []` (V-02). Error messages are `There
 * has been a problem fetching subjects`, or `Error parsing response` without a list.
 */
export const subjectsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubjects: build.query<readonly Subject[], undefined>({
      keepUnusedDataFor: Infinity,
      queryFn: fetching<undefined, readonly Subject[]>({
        subject: 'subjects',
        request: () => '/api/v1/subjects',
        read: readSubjects,
      }),
    }),
    listSubjectGuides: build.query<readonly SubjectGuide[], { readonly ids?: readonly string[] }>({
      queryFn: fetching<{ readonly ids?: readonly string[] }, readonly SubjectGuide[]>({
        subject: 'subjects',
        request: ({ ids }) =>
          ids?.length === 0 ? { empty: [] } : graphRequest(GUIDES, { limit: GRAPH_LIMIT, ids }),
        read: readSubjectGuides,
      }),
    }),
  }),
});
