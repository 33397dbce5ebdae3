import type { ActiveRemotes } from '@signpost/federation/loading';
import type { Mode } from '../../app/display-mode';

/** All that makes one page differ from another. What is not in here must not reach the rendering. */
export interface PageInputs {
  /** The address as it was asked for: path and query. */
  readonly path: string;
  /** Where the site is shown (B-13). */
  readonly mode: Mode;
  /** B-12: a part for a host's page, not a document. */
  readonly embedded: boolean;
  /** The releases, a canary's visitors' own among them, which the version names. */
  readonly remotes: Pick<ActiveRemotes, 'version'>;
}

/** The key under which a page, or a page's payload, is kept and shared. */
export const pageKey = ({ path, mode, embedded, remotes }: PageInputs): string =>
  [mode, embedded ? 'embedded' : 'whole', remotes.version, path].join('\n');
