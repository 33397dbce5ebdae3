import type { ActiveRemotes } from '@signpost/federation/loading';
import type { Mode } from '../../app/display-mode';

/** All inputs that a rendered page depends on. Nothing else may affect the rendering of a cached page. */
export interface PageInputs {
  /** The requested path and query. */
  readonly path: string;
  /** The display mode (B-13). */
  readonly mode: Mode;
  /** Whether it is markup for a host's page, not a document (B-12). */
  readonly embedded: boolean;
  /** The resolved releases; the version includes canaries and previews. */
  readonly remotes: Pick<ActiveRemotes, 'version'>;
}

/** Returns the cache key of a page or of its payload. */
export const pageKey = ({ path, mode, embedded, remotes }: PageInputs): string =>
  [mode, embedded ? 'embedded' : 'whole', remotes.version, path].join('\n');
