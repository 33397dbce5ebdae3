import * as v from 'valibot';
import { api, type Report } from '@signpost/api-client/base';
import { searchQueryFn } from './search-query';
import { readHit, toPage } from './mapper';
import { recountedFacets, toSearches } from './request';
import { readRecords, recordsRequest, type RecordKeys } from './records';
import { RawAnswer, RawAnswers } from './schema';
import type { IndexKind } from './kinds/kinds';
import type { SearchHit, SearchPage, SearchRequest } from './types';

export type { RecordKeys };

const nothing = (kind: IndexKind): SearchPage => ({
  kind,
  total: 0,
  pages: 0,
  hits: [],
  facets: {},
  suggestedQuery: null,
});

const asksNothing = ({ ids }: SearchRequest): boolean => ids?.length === 0;

const queries = (requests: readonly SearchRequest[], suffix: string) =>
  requests.flatMap((request) => toSearches(request, suffix));

/** Parses the combined responses into the page of each search, in order. */
const readPages = (answer: unknown, requests: readonly SearchRequest[], report: Report): SearchPage[] => {
  const answers = v.parse(RawAnswers, answer).results;
  let next = 0;
  const take = () => v.parse(RawAnswer, answers[next++]);
  return requests.map((request) => {
    if (asksNothing(request)) return nothing(request.kind);
    const page = take();
    const recounted = Object.fromEntries(
      recountedFacets(request).map((facet) => [facet, take().facets[facet] ?? {}]),
    );
    return toPage(page, recounted, request, report);
  });
};

/**
 * The search service (C-19), called through Algolia's official client on any host. `searchIndex(request)`: one page of
 * one index. `searchIndexes(requests)`: several searches in one call, for example all kinds while typing. `getRecords({
 * kind, ids })`: records in the order of the ids, without missing ones. Error messages follow X-04. Invalid records are
 * omitted and reported.
 */
export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchIndex: build.query<SearchPage, SearchRequest>({
      queryFn: searchQueryFn<SearchRequest, SearchPage>({
        call: 'search',
        request: (request, suffix) =>
          asksNothing(request) ? { empty: nothing(request.kind) } : queries([request], suffix),
        read: (answer, request, report) => readPages(answer, [request], report)[0] ?? nothing(request.kind),
      }),
    }),
    searchIndexes: build.query<readonly SearchPage[], readonly SearchRequest[]>({
      queryFn: searchQueryFn<readonly SearchRequest[], readonly SearchPage[]>({
        call: 'queries',
        request: (requests, suffix) => {
          const asked = requests.filter((request) => !asksNothing(request));
          return asked.length === 0
            ? { empty: requests.map(({ kind }) => nothing(kind)) }
            : queries(asked, suffix);
        },
        read: readPages,
      }),
    }),
    getRecords: build.query<readonly SearchHit[], RecordKeys>({
      queryFn: searchQueryFn<RecordKeys, readonly SearchHit[]>({
        call: 'objects',
        request: (keys, suffix) => (keys.ids.length === 0 ? { empty: [] } : recordsRequest(keys, suffix)),
        read: (answer, { kind, ids }, report) =>
          readRecords(answer, ids).flatMap((record) => readHit(record, kind, report) ?? []),
      }),
    }),
  }),
});
