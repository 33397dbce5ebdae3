import type { ActiveRemotes, RemoteSet } from '@signpost/federation/loading';
import { ownerOf } from '../../app/owner-of-path';
import type { CanaryCounts, CanaryState } from './canary-events';

/** How a canary does, against the live release in the same time, and for what share of visitors in percent. */
export interface CanaryStatus extends CanaryState {
  readonly share: number;
}

/** What one page says of a remote that took part in it; `failed` only where the release is at fault. */
export interface Part {
  readonly remote: string;
  readonly failed: boolean;
}

const canaryIn = (active: ActiveRemotes, remote: string) =>
  active.remotes.find(({ name }) => name === remote)?.canary;

/** Which side of a canary a page was rendered with; neither when it was a preview. */
const sideOf = (active: ActiveRemotes, seen: ActiveRemotes, remote: string) => {
  const before = active.remotes.find(({ name }) => name === remote);
  const loaded = seen.remotes.find(({ name }) => name === remote)?.loaded;
  if (loaded === before?.canary?.loaded) return 'canary' as const;
  return loaded === before?.loaded ? ('live' as const) : undefined;
};

/** Reports what happens to the canaries that run now to where it is counted, and tells which are ejected. */
export const createCanaryReports = (counts: CanaryCounts, remotes: Pick<RemoteSet, 'current'>) => {
  /** A late request may still belong to an earlier canary, of which nothing is to be learned any more. */
  const isCurrent = (remote: string, release: string) =>
    canaryIn(remotes.current(), remote)?.loaded.release === release;

  const noteInBrowser =
    (kind: 'shown' | 'browser-failure') =>
    (remote: string, release: string, address: string): void => {
      if (isCurrent(remote, release)) counts.note({ kind, remote, release, address });
    };

  const note = (
    active: ActiveRemotes,
    seen: ActiveRemotes,
    parts: readonly Part[],
    address: string,
  ): void => {
    for (const { remote, failed } of parts) {
      const release = canaryIn(active, remote)?.loaded.release;
      const side = sideOf(active, seen, remote);
      if (release && side && isCurrent(remote, release))
        counts.note({ kind: 'page', remote, release, side, failed, address });
    }
  };

  return {
    isEjected: (remote: string, release: string): boolean => counts.stateOf(remote, release).ejected,

    /**
     * Counts a rendered page for the remotes that took part in it: `seen` is the set it was rendered with, out of
     * `active`, and `address` the visitor's.
     */
    note,

    /**
     * Counts a page from the cache, for the remote whose page it is: without these few visitors of the live release would
     * be counted, as most of its pages are cached and those of a failing canary are not.
     */
    noteCached(active: ActiveRemotes, seen: ActiveRemotes, path: string, address: string): void {
      if (!active.remotes.some(({ canary }) => canary)) return;
      const owner = ownerOf(seen.remotes, path.split('?')[0] ?? path);
      if (owner) note(active, seen, [{ remote: owner.name, failed: false }], address);
    },

    /** A page with this canary is sent to an address. */
    shown: noteInBrowser('shown'),

    /** A browser at an address reports that this canary failed there. */
    failedInBrowser: noteInBrowser('browser-failure'),

    /** Ejects a canary at once, for what is known of it elsewhere. */
    eject: (remote: string, release: string): void => counts.note({ kind: 'eject', remote, release }),

    /** How the canaries do that run now. */
    currentCanaries: (active: ActiveRemotes): CanaryStatus[] =>
      active.remotes.flatMap(({ name, canary }) =>
        canary ? [{ ...counts.stateOf(name, canary.loaded.release), share: canary.share }] : [],
      ),
  };
};

export type CanaryReports = ReturnType<typeof createCanaryReports>;
