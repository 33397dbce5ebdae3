import type { OpenDatabase } from '../database/connection';
import type { Documents } from '../documents/documents';
import type { ProviderMemory } from '../providers/memory';
import type { RevisionFollower } from '../revision/follow-revision';
import type { LiveIndexes } from '../search/indexes/live-indexes';
import type { ResponseCache } from './response-cache';
import type { Settings } from './settings/schema';

/** What the routes stand on; built once when the application starts. */
export interface Services {
  open: OpenDatabase;
  documents: Documents;
  providers: ProviderMemory;
  cache: ResponseCache;
  revision: RevisionFollower;
  /** The search indexes; `searchRoute` keeps them current. */
  indexes: LiveIndexes;
  settings: Settings;
}
