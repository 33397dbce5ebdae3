import { createHash, randomBytes } from 'node:crypto';

/** A canary is judged by this many visitors at least, */
const ENOUGH_VISITORS = 20;
/** is ejected for no fewer of them whose browsers failed, */
const ENOUGH_FAILED = 5;
/** and only when these are more than this share of all. */
const MARGIN = 0.05;
/** At this many visitors the count begins anew, so that a canary is judged by what it does now. */
const WINDOW = 400;

interface Counts {
  readonly release: string;
  readonly visitors: Set<string>;
  readonly failed: Set<string>;
}

/** A canary that fails in too many browsers: of so many visitors, in so many of theirs. */
export interface Worse {
  readonly remote: string;
  readonly release: string;
  readonly visitors: number;
  readonly failed: number;
}

const SALT = randomBytes(32);

/**
 * One visitor, as far as the network tells: an IPv4 address, or what of an IPv6 address a provider gives to one customer.
 * A digest that only this process can make, so that nothing that is kept names anybody.
 */
const visitorOf = (address: string): string => {
  const plain = address.replace(/^::ffff:/, '');
  const customer = plain.includes(':') ? plain.split(':').slice(0, 3).join(':') : plain;
  return createHash('sha256').update(SALT).update(customer).digest('base64url');
};

/**
 * Watches in how many visitors' browsers a canary fails. Each visitor counts once, however often they come or complain:
 * nobody can take a release back alone. `onWorse` is told as long as it fails too often.
 */
export const createBrowserTrials = (onWorse: (worse: Worse) => void) => {
  const counts = new Map<string, Counts>();

  const countsOf = (remote: string, release: string): Counts => {
    const known = counts.get(remote);
    if (known?.release === release && known.visitors.size < WINDOW) return known;
    const fresh = { release, visitors: new Set<string>(), failed: new Set<string>() };
    counts.set(remote, fresh);
    return fresh;
  };

  return {
    /** A page with this canary goes to an address. */
    shown: (remote: string, release: string, address: string) =>
      void countsOf(remote, release).visitors.add(visitorOf(address)),

    /** A browser at an address tells that this canary failed there. */
    failed(remote: string, release: string, address: string): void {
      const { visitors, failed } = countsOf(remote, release);
      const visitor = visitorOf(address);
      // Another process may have sent the page.
      visitors.add(visitor);
      failed.add(visitor);
      const isWorse =
        visitors.size >= ENOUGH_VISITORS &&
        failed.size >= ENOUGH_FAILED &&
        failed.size / visitors.size > MARGIN;
      if (isWorse) onWorse({ remote, release, visitors: visitors.size, failed: failed.size });
    },
  };
};

export type BrowserTrials = ReturnType<typeof createBrowserTrials>;
