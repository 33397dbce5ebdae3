import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { address, memberOf, readEach } from '../wire';

const Status = v.object({
  providerId: v.pipe(v.string(), v.minLength(1)),
  name: v.string(),
  status: v.string(),
  courseCount: v.optional(v.number(), 0),
  /** Null is "not known": the published data does not cover admissions. */
  acceptingApplications: v.nullish(v.boolean(), null),
  inClearing: v.nullish(v.boolean(), null),
});

/** The known status of a provider. */
export type ProviderStatus = Readonly<v.InferOutput<typeof Status>>;

/** Selects providers. */
export interface ProviderStatusRequest {
  /** Provider ids, full or short; an empty list makes no call (V-02). */
  readonly ids: readonly string[];
}

/**
 * Provider status: `listProviderStatuses({ ids })` (C-10). The error message is `There has been a problem
 * fetching provider status`.
 */
export const providerStatusApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviderStatuses: build.query<readonly ProviderStatus[], ProviderStatusRequest>({
      queryFn: fetching<ProviderStatusRequest, readonly ProviderStatus[]>({
        subject: 'provider status',
        request: ({ ids }) =>
          ids.length === 0 ? { empty: [] } : address('{services}/provider-status', { providerId: ids }),
        read: (answer, report) => readEach(Status, memberOf(answer, 'results'), 'A provider status', report),
      }),
    }),
  }),
});
