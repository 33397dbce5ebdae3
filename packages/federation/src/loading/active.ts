import type { SlotName } from '../contract';
import type { ClaimConflict, RegistryProblem, SettingValues } from '../registry';
import type { LoadedRemote } from './loaded-remote';

/** A release that runs beside the live one, and the percentage of visitors who get it. */
export interface Canary {
  readonly loaded: LoadedRemote;
  readonly share: number;
}

/** The current state of one remote: what it owns, and the running release, if any. */
export interface ActiveRemote {
  readonly name: string;
  readonly paths: readonly string[];
  readonly loaded: LoadedRemote | undefined;
  /** Slots that the remote would fill, while no release of it runs. */
  readonly slots?: readonly SlotName[];
  /** The registry's values of its settings; a flag's is the percentage of visitors for whom it is on. */
  readonly settings?: SettingValues;
  /** Set while the registry names a canary and it runs. */
  readonly canary?: Canary;
  /** What its releases claim and others have. */
  readonly refused?: readonly ClaimConflict[];
}

/** The paths that a retired remote had, and where they lead now. */
export interface RetiredRemote {
  readonly paths: readonly string[];
  readonly redirects: Readonly<Record<string, string>>;
}

/**
 * A snapshot of all remotes. A request keeps the snapshot it started with, so a release never changes in the
 * middle of a page.
 */
export interface ActiveRemotes {
  /** Changes whenever anything that can affect a page changes. */
  readonly version: string;
  readonly remotes: readonly ActiveRemote[];
  readonly retired: readonly RetiredRemote[];
}

/** Extent of a refusal: the release never runs, or only when its remote has no other release to run. */
export type Refusal = 'always' | 'unless-last';

/** Whether a release is refused, by remote and release id. Called each time, so the answer may change. */
export type Refuses = (name: string, release: string) => Refusal | undefined;

/** Who a release was loaded for. */
export type Role = 'live' | 'canary' | 'preview';

/** Events of remotes, for logs and metrics. */
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
  /** A registry was read with parts which this version cannot parse, or a release claims what is not its own. */
  | { readonly type: 'not-understood'; readonly problems: readonly RegistryProblem[] }
  /**
   * A record could not be written to the release cache, or an old release not removed. Running releases are
   * unaffected.
   */
  | { readonly type: 'cache-failed'; readonly error: unknown };

/** Version of a set: the registry's version and the releases that run. */
export const versionOf = (registry: number, remotes: readonly ActiveRemote[]): string => {
  const running = remotes.map(({ name, loaded, canary }) => {
    const canaryVersion = canary ? `+${canary.loaded.release}@${canary.share}` : '';
    return `${name}:${loaded?.release ?? 'none'}${canaryVersion}`;
  });
  return `${registry}/${running.join(',')}`;
};
