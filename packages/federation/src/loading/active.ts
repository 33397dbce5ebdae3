import type { LoadedRemote } from './loaded-remote';

/** A release that runs beside the live one, and the percentage of visitors who get it. */
export interface Canary {
  readonly loaded: LoadedRemote;
  readonly share: number;
}

/** One remote as it stands now: what it owns, and the release that serves it, if any could be had. */
export interface ActiveRemote {
  readonly name: string;
  readonly paths: readonly string[];
  readonly loaded: LoadedRemote | undefined;
  /** Only while the registry names one and it runs. */
  readonly canary?: Canary;
}

/** All remotes at one moment. A request keeps the one it began with, so a swap never changes a page half-way. */
export interface ActiveRemotes {
  /** Changes whenever anything that could change a page does. */
  readonly version: string;
  readonly remotes: readonly ActiveRemote[];
}

/** Whom a release was loaded for. */
export type Role = 'live' | 'canary' | 'preview';

/** What happens to remotes, for logs and metrics. */
export type RemoteEvent =
  | {
      readonly type: 'loaded';
      readonly name: string;
      readonly release: string;
      readonly role: Role;
      readonly milliseconds: number;
    }
  | {
      readonly type: 'failed';
      readonly name: string;
      readonly release: string;
      readonly role: Role;
      readonly error: unknown;
    }
  | { readonly type: 'registry-failed'; readonly error: unknown };

/** The version of a set: what the registry says, and what of it runs. */
export const versionOf = (registry: number, remotes: readonly ActiveRemote[]): string => {
  const running = remotes.map(({ name, loaded, canary }) => {
    const trial = canary ? `+${canary.loaded.release}@${canary.share}` : '';
    return `${name}:${loaded?.release ?? 'none'}${trial}`;
  });
  return `${registry}/${running.join(',')}`;
};
