import { mergeVersions, isKnown, TAB, writesIn, type VersionVector } from './tabs';

/** Maximum number of its own writes that a tab remembers. Another tab lacks at most the last few. */
const MAX_WRITES = 50;

/** Tracks a tab's own writes of a value and the writes of other tabs that they include. */
export interface TabVersions<Value> {
  /** Records a write that replaces `before`; returns the version vector to store with it. */
  next(before: Value): VersionVector;
  /**
   * Records a write of another tab, which the next write here includes. A write without a version vector counts as
   * including everything.
   */
  include(theirs: VersionVector | undefined): void;
  /** Whether the current value here already includes the other tab's write. */
  includes(theirs: VersionVector): boolean;
  /** The value before the first write here that the other tab's write does not include, if any. */
  firstMissedBy(theirs: VersionVector): { readonly base: Value } | undefined;
}

export const createTabVersions = <Value>(): TabVersions<Value> => {
  let seen: VersionVector = {};
  let versions: readonly { readonly base: Value }[] = [];
  const countMissedBy = (theirs: VersionVector) => writesIn(seen, TAB) - writesIn(theirs, TAB);
  return {
    next(base) {
      versions = [...versions, { base }].slice(-MAX_WRITES);
      seen = mergeVersions(seen, { [TAB]: writesIn(seen, TAB) + 1 });
      return seen;
    },
    include(theirs) {
      const count = theirs ? countMissedBy(theirs) : 0;
      versions = count > 0 ? versions.slice(-count) : [];
      if (theirs) seen = mergeVersions(theirs, seen);
    },
    includes: (theirs) => isKnown(theirs, seen),
    firstMissedBy(theirs) {
      const count = countMissedBy(theirs);
      return count > 0 ? (versions.at(-count) ?? versions[0]) : undefined;
    },
  };
};
