import * as v from 'valibot';
import { api, fetching } from '@signpost/api-client/base';
import { readName, readPage, readProvider } from './mapper';
import { listRequest, PROVIDERS_PER_PAGE, providerRequest } from './request';
import { RawList } from './schema';
import type { Provider, ProviderName, ProviderPage, ProviderSearch } from './types';

/** Selects a provider by its full or short id. */
export interface ProviderKey {
  readonly id: string;
}

const NOTHING: ProviderPage = {
  total: 0,
  offset: 0,
  limit: PROVIDERS_PER_PAGE,
  results: [],
  facets: { subject: [], mode: [], tariff: [], country: [], region: [], tef: [], letter: [] },
};

/**
 * Universities and colleges. `listProviders(search)` (C-05): one page, 48 at most unless `limit` is set (K-02); no call
 * for `ids: []` (V-02). `getProvider({ id })` (C-15): the full record with similar providers, or null when it does not
 * exist. `listProviderNames(undefined)` (C-14): every provider's name and id, by sort name, for filters; kept for the
 * session (S-06). Error messages are `There has been a problem fetching unis` or `… uni details`.
 */
export const unisApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProviders: build.query<ProviderPage, ProviderSearch>({
      queryFn: fetching<ProviderSearch, ProviderPage>({
        subject: 'unis',
        request: (search) => (search.ids?.length === 0 ? { empty: NOTHING } : listRequest(search)),
        read: readPage,
      }),
    }),
    getProvider: build.query<Provider | null, ProviderKey>({
      queryFn: fetching<ProviderKey, Provider | null>({
        subject: 'uni details',
        request: ({ id }) => providerRequest(id),
        read: (answer, report) =>
          v.parse(RawList, answer).results.flatMap((record) => readProvider(record, report))[0] ?? null,
      }),
    }),
    listProviderNames: build.query<readonly ProviderName[], undefined>({
      queryFn: fetching<undefined, readonly ProviderName[]>({
        subject: 'unis',
        keptAs: 'unis',
        request: () => '/api/v1/unis',
        read: (answer, report) =>
          v.parse(RawList, answer).results.flatMap((record) => readName(record, report)),
      }),
    }),
  }),
});
