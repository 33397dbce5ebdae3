import type { OpenDatabase } from '../platform/database/connection';
import type { Documents } from '../domain/guides/documents';
import type { ProviderIndex } from '../domain/providers/in-memory-index';
import type { EmptySearches } from '../domain/feedback/empty-searches';
import type { RevisionFollower } from '../platform/database/follow-revision';
import type { SearchThread } from './search/thread/search-thread';
import type { ResponseCache } from './response-cache';
import type { Settings } from './api/settings/schema';

/** The dependencies of the routes, created when the application starts. */
export interface Services {
  open: OpenDatabase;
  documents: Documents;
  providers: ProviderIndex;
  cache: ResponseCache;
  revision: RevisionFollower;
  /** The search indexes, in a thread of their own; `searchRoute` keeps them current. */
  search: SearchThread;
  /** Counts searches that found nothing. */
  emptySearches: EmptySearches;
  settings: Settings;
}
