import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import type { LatLng, ProviderSummary } from '../unis';
import { toSummary } from '../unis/mapper';
import { RawSummary } from '../unis/schema';
import { address, memberOf, readEach } from '../wire';

/** A provider that teaches a subject, and the number of its courses in it. */
export interface SubjectProvider extends ProviderSummary {
  readonly matchingCourses: number;
}

/** Selects providers by subject; nearest first when `near` is set, else by name. */
export interface SubjectProviderSearch {
  /** Ids of subject guides, or CAH codes; an empty list makes no call (V-02). */
  readonly subjects: readonly string[];
  readonly near?: LatLng;
  readonly offset?: number;
  readonly limit?: number;
}

/** One page of providers. */
export interface SubjectProviderPage {
  readonly total: number;
  readonly results: readonly SubjectProvider[];
}

const Raw = v.object({ ...RawSummary.entries, matchingCourses: v.number() });
const NOTHING: SubjectProviderPage = { total: 0, results: [] };

/**
 * Providers by subject: `listProvidersBySubject(search)` (C-16). The error message is `There has been a problem
 * fetching uni subjects`.
 */
export const unisBySubjectApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProvidersBySubject: build.query<SubjectProviderPage, SubjectProviderSearch>({
      queryFn: fetching<SubjectProviderSearch, SubjectProviderPage>({
        subject: 'uni subjects',
        request: ({ near, subjects, ...page }) =>
          subjects.length === 0
            ? { empty: NOTHING }
            : address('/api/v1/unis-by-subject', { subjects, lat: near?.lat, lng: near?.lng, ...page }),
        read: (answer, report) => ({
          total: v.parse(v.number(), memberOf(answer, 'total')),
          results: readEach(Raw, memberOf(answer, 'results'), 'A provider', report).map((raw) => ({
            ...toSummary(raw),
            matchingCourses: raw.matchingCourses,
          })),
        }),
      }),
    }),
  }),
});
