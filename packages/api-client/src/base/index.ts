export { api, SESSION_CACHE_SECONDS } from './api';
export { accessOf, type Markdown, type Report } from './base-query';
export { cacheEntriesOf, restoreCache, type CacheEntry } from './cache-transfer';
export { fetchingError, SUBJECTS, type ApiError, type Subject } from './errors';
export { fetching, type Fetching } from './fetching';
export {
  attempt,
  errorResponse,
  load,
  storeContext,
  type Attempt,
  type ContextReader,
  type Initiated,
} from './loading';
export { readProblem, unreadableBecause, type ApiProblem, type FieldProblem } from './problem';
export type { ProtocolSearch, SearchAnswer } from './search-connection';
export type { SearchService } from './search-service';
export type { SessionCache } from './session-cache';
export { createStore, type AppStore, type StoreOptions } from './store';
