import type { ActiveRemotes, RemoteSet } from '@signpost/federation/loading';
import { ownerOf } from '../../app/owner-of-path';
import type { CanaryCounts, CanaryState } from './canary-events';

/** The counts of a canary and of the live release in the same period, and the canary's share of visitors in percent. */
export interface CanaryStatus extends CanaryState {
  readonly share: number;
}

/** A remote that took part in a page. `failed` is true only when its release is at fault. */
export interface Part {
  readonly remote: string;
  readonly failed: boolean;
}

const canaryIn = (active: ActiveRemotes, remote: string) =>
  active.remotes.find(({ name }) => name === remote)?.canary;

/** Returns which release of a remote a page was rendered with; undefined for a preview. */
const sideOf = (active: ActiveRemotes, resolved: ActiveRemotes, remote: string) => {
  const registered = active.remotes.find(({ name }) => name === remote);
  const loaded = resolved.remotes.find(({ name }) => name === remote)?.loaded;
  if (loaded === registered?.canary?.loaded) return 'canary' as const;
  return loaded === registered?.loaded ? ('live' as const) : undefined;
};

/** Counts pages and failures of the current canaries, and returns which canaries are ejected. */
export const createCanaryReports = (counts: CanaryCounts, remotes: Pick<RemoteSet, 'current'>) => {
  /** A slow request may have been rendered with an earlier canary, which must not be counted. */
  const isCurrent = (remote: string, release: string) =>
    canaryIn(remotes.current(), remote)?.loaded.release === release;

  const noteInBrowser =
    (kind: 'shown' | 'browser-failure') =>
    (remote: string, release: string, address: string): void => {
      if (isCurrent(remote, release)) counts.note({ kind, remote, release, address });
    };

  const note = (
    active: ActiveRemotes,
    resolved: ActiveRemotes,
    parts: readonly Part[],
    address: string,
  ): void => {
    for (const { remote, failed } of parts) {
      const release = canaryIn(active, remote)?.loaded.release;
      const side = sideOf(active, resolved, remote);
      if (release && side && isCurrent(remote, release))
        counts.note({ kind: 'page', remote, release, side, failed, address });
    }
  };

  return {
    isEjected: (remote: string, release: string): boolean => counts.stateOf(remote, release).ejected,

    /**
     * Counts a rendered page for the remotes that took part in it. `resolved` is the set it was rendered with, chosen from
     * `active`; `address` is the visitor's IP address.
     */
    note,

    /**
     * Counts a page from the cache for the remote that owns it. Without cached pages the live release would have too few
     * visitors to compare with: most of its pages are cached, and those of a failing canary are not.
     */
    noteCached(active: ActiveRemotes, resolved: ActiveRemotes, path: string, address: string): void {
      if (!active.remotes.some(({ canary }) => canary)) return;
      const owner = ownerOf(resolved.remotes, path.split('?')[0] ?? path);
      if (owner) note(active, resolved, [{ remote: owner.name, failed: false }], address);
    },

    /** Counts a page with this canary that was sent to an IP address. */
    shown: noteInBrowser('shown'),

    /** Counts a failure of this canary that a browser at an IP address reported. */
    failedInBrowser: noteInBrowser('browser-failure'),

    /** Ejects a canary whose release is disabled, whatever its counts. */
    eject: (remote: string, release: string): void =>
      counts.note({ kind: 'eject', remote, release, reason: 'disabled' }),

    /** Returns the status of the current canaries. */
    currentCanaries: (active: ActiveRemotes): CanaryStatus[] =>
      active.remotes.flatMap(({ name, canary }) =>
        canary ? [{ ...counts.stateOf(name, canary.loaded.release), share: canary.share }] : [],
      ),
  };
};

export type CanaryReports = ReturnType<typeof createCanaryReports>;
