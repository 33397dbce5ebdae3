export {
  NO_ADDRESSES,
  onApiHost,
  setSiteAddresses,
  siteAddresses,
  type SiteAddresses,
} from './site-addresses';
export { api, SESSION_CACHE_SECONDS } from './api';
export { accessOf } from './base-query';
export { type Markdown } from './connection';
export type { Report } from './report';
export { cacheEntriesOf, restoreCache, type CacheEntry } from './cache-transfer';
export type { ApiError } from './errors';
export { fetching } from './fetching';
export {
  attempt,
  errorResponse,
  load,
  storeContext,
  type Attempt,
  type ContextReader,
  type Initiated,
} from './loading';
export { readProblem, unreadableBecause, type ApiProblem } from './problem';
export type { ProtocolSearch } from './search-protocol';
export type { SearchService } from './search-service';
export type { SessionCache } from './session-cache';
export { createStore, type AppStore } from './store';
