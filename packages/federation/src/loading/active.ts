import type { SlotName } from '../contract';
import type { RegistryProblem } from '../registry';
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
  /** The slots that it would fill, while no release of it runs. */
  readonly slots?: readonly SlotName[];
  /** Only while the registry names one and it runs. */
  readonly canary?: Canary;
}

/** All remotes at one moment. A request keeps the one it began with, so a swap never changes a page half-way. */
export interface ActiveRemotes {
  /** Changes whenever anything that could change a page does. */
  readonly version: string;
  readonly remotes: readonly ActiveRemote[];
}

/** How far a release is refused: it never runs, or only where its remote has no other release that can be run. */
export type Refusal = 'always' | 'unless-last';

/** Whether a release is refused, by remote and release. It is asked each time, so the answer may change. */
export type Refuses = (name: string, release: string) => Refusal | undefined;

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
  | { readonly type: 'registry-failed'; readonly error: unknown }
  /** A registry was read, parts of which this version does not understand. */
  | { readonly type: 'not-understood'; readonly problems: readonly RegistryProblem[] }
  /** A record could not be written to the folder of releases, or an old release not removed. What runs goes on. */
  | { readonly type: 'cache-failed'; readonly error: unknown };

/** The version of a set: what the registry says, and what of it runs. */
export const versionOf = (registry: number, remotes: readonly ActiveRemote[]): string => {
  const running = remotes.map(({ name, loaded, canary }) => {
    const trial = canary ? `+${canary.loaded.release}@${canary.share}` : '';
    return `${name}:${loaded?.release ?? 'none'}${trial}`;
  });
  return `${registry}/${running.join(',')}`;
};
