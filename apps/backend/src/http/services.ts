import type { OpenDatabase } from '../database/connection';
import type { Similar } from '../providers/similar';
import type { ProviderNames } from '../search/provider-names';
import type { ResponseCache } from './response-cache';
import type { Settings } from './settings/schema';

/** What the routes stand on; built once when the application starts. */
export interface Services {
  open: OpenDatabase;
  names: ProviderNames;
  similarTo: (shortId: string) => Similar[];
  cache: ResponseCache;
  settings: Settings;
}
