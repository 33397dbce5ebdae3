import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import type { LatLng, ProviderSummary } from '../unis';
import { toSummary } from '../unis/mapper';
import { RawSummary } from '../unis/schema';
import { address, memberOf, readEach } from '../wire';

/** A provider that teaches a subject, and how many of its courses are of it. */
export interface SubjectProvider extends ProviderSummary {
  readonly matchingCourses: number;
}

/** Who teaches what; the nearest first where `near` is known, else by name. */
export interface SubjectProviderSearch {
  /** Ids of subject guides, or CAH codes; none make no call (V-02). */
  readonly subjects: readonly string[];
  readonly near?: LatLng;
  readonly offset?: number;
  readonly limit?: number;
}

/** One page of them. */
export interface SubjectProviderPage {
  readonly total: number;
  readonly results: readonly SubjectProvider[];
}

const Raw = v.object({ ...RawSummary.entries, matchingCourses: v.number() });
const NOTHING: SubjectProviderPage = { total: 0, results: [] };

/** Providers by subject: `listProvidersBySubject(search)` (C-16). Failures read `There has been a problem fetching uni subjects`. */
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
