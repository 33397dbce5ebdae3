import type { ActiveRemotes } from '@signpost/federation/loading';

/** Pages of a release that were made afresh, and how many of them went wrong. */
export interface Tally {
  readonly pages: number;
  readonly errors: number;
}

/** How a canary does, against the live release in the same time. */
export interface Trial {
  readonly remote: string;
  readonly release: string;
  readonly share: number;
  readonly ejected: boolean;
  readonly canary: Tally;
  readonly live: Tally;
}

/** What one page says of a remote that took part in it. */
export interface Part {
  readonly remote: string;
  readonly failed: boolean;
}

/** A canary is judged by this many pages at least, */
const ENOUGH_PAGES = 20;
/** is ejected for no fewer errors than these, */
const ENOUGH_ERRORS = 5;
/** and only when its error rate is higher than the live one's by more than this. */
const MARGIN = 0.05;
/** At this many pages of a canary all counts are halved, so that what was long ago weighs little. */
const FADES_AT = 400;

interface Counts {
  readonly release: string;
  readonly canary: { pages: number; errors: number };
  readonly live: { pages: number; errors: number };
  ejected: boolean;
}

const rate = ({ pages, errors }: Tally): number => (pages === 0 ? 0 : errors / pages);

const isWorse = ({ canary, live }: Counts): boolean =>
  canary.pages >= ENOUGH_PAGES && canary.errors >= ENOUGH_ERRORS && rate(canary) - rate(live) > MARGIN;

const fade = ({ canary, live }: Counts): void => {
  for (const tally of [canary, live]) {
    tally.pages /= 2;
    tally.errors /= 2;
  }
};

/**
 * Watches canaries, and ejects one whose pages fail more often than those of the live release. It stays out until the
 * registry names another release. `onEjected` is told once.
 */
export const createTrials = (onEjected: (trial: Trial) => void) => {
  const counts = new Map<string, Counts>();

  const countsOf = (remote: string, release: string): Counts => {
    const known = counts.get(remote);
    if (known?.release === release) return known;
    const fresh = { release, canary: { pages: 0, errors: 0 }, live: { pages: 0, errors: 0 }, ejected: false };
    counts.set(remote, fresh);
    return fresh;
  };

  const trialsOf = (active: ActiveRemotes): Trial[] =>
    active.remotes.flatMap(({ name, canary }) => {
      if (!canary) return [];
      const { release } = canary.loaded;
      const { ejected, ...tallies } = countsOf(name, release);
      return [
        {
          remote: name,
          release,
          share: canary.share,
          ejected,
          canary: { ...tallies.canary },
          live: { ...tallies.live },
        },
      ];
    });

  const eject = (active: ActiveRemotes, remote: string, own: Counts): void => {
    if (own.ejected) return;
    own.ejected = true;
    trialsOf(active)
      .filter((trial) => trial.remote === remote)
      .forEach(onEjected);
  };

  return {
    isEjected: (remote: string, release: string): boolean => {
      const known = counts.get(remote);
      return known?.release === release && known.ejected;
    },

    /** Counts a page for the remotes that took part in it; `seen` is the set it was made with, out of `active`. */
    note(active: ActiveRemotes, seen: ActiveRemotes, parts: readonly Part[]): void {
      for (const { remote, failed } of parts) {
        const canary = active.remotes.find(({ name }) => name === remote)?.canary;
        if (!canary) continue;
        const { loaded } = seen.remotes.find(({ name }) => name === remote) ?? {};
        const own = countsOf(remote, canary.loaded.release);
        const tally = loaded === canary.loaded ? own.canary : own.live;
        tally.pages += 1;
        if (failed) tally.errors += 1;
        if (own.canary.pages >= FADES_AT) fade(own);
        if (isWorse(own)) eject(active, remote, own);
      }
    },

    /** Ejects the canary of a remote for what is known of it elsewhere. */
    eject: (active: ActiveRemotes, remote: string, release: string): void =>
      eject(active, remote, countsOf(remote, release)),

    /** How the canaries do that run now. */
    trialsOf,
  };
};

export type Trials = ReturnType<typeof createTrials>;
