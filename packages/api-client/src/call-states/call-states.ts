import type { ApiError, AppStore } from '@signpost/api-client/base';

const queriesOf = (store: AppStore) => Object.values(store.getState().api.queries);

/** The current errors of a store's queries. */
export const problemsOf = (store: AppStore): ApiError[] =>
  queriesOf(store).flatMap((query) => (query?.status === 'rejected' ? [query.error as ApiError] : []));

/** Whether any query of a store is pending. */
export const isWaiting = (store: AppStore): boolean =>
  queriesOf(store).some((query) => query?.status === 'pending');
