import type { ApiError, AppStore } from '@signpost/api-client/base';

const queriesOf = (store: AppStore) => Object.values(store.getState().api.queries);

/** Why queries of a store failed: one entry for each that has an error now. */
export const problemsOf = (store: AppStore): ApiError[] =>
  queriesOf(store).flatMap((query) => (query?.status === 'rejected' ? [query.error as ApiError] : []));

/** Whether any query of a store still waits for its answer. */
export const isWaiting = (store: AppStore): boolean =>
  queriesOf(store).some((query) => query?.status === 'pending');
