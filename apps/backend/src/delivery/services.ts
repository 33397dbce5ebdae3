import type { OpenDatabase } from '../platform/database/connection';
import type { Documents } from '../domain/guides/documents';
import type { ProviderIndex } from '../domain/providers/in-memory-index';
import type { EmptySearches } from '../domain/feedback/empty-searches';
import type { RevisionFollower } from '../platform/database/follow-revision';
import type { LiveIndexes } from '../domain/search/indexes/live-indexes';
import type { ResponseCache } from './response-cache';
import type { Settings } from './api/settings/schema';

/** The dependencies of the routes, created when the application starts. */
export interface Services {
  open: OpenDatabase;
  documents: Documents;
  providers: ProviderIndex;
  cache: ResponseCache;
  revision: RevisionFollower;
  /** The search indexes; `searchRoute` keeps them current. */
  indexes: LiveIndexes;
  /** Counts searches that found nothing. */
  emptySearches: EmptySearches;
  settings: Settings;
}
