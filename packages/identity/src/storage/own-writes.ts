import { both, isKnown, TAB, writesIn, type Seen } from './tabs';

/** Most of its own writes that a tab remembers. Another tab has seen all but the last few. */
const MOST_WRITES = 50;

/** What a tab knows of its own writes of a value, and of those of other tabs that they were made on top of. */
export interface OwnWrites<Value> {
  /** Notes a write that replaces `before`; gives what to store beside it. */
  next(before: Value): Seen;
  /** Notes what another tab wrote: the next write here is made on top of it. Whoever does not say what they saw saw everything. */
  learn(theirs: Seen | undefined): void;
  /** Whether what another tab wrote is in what is shown here already. */
  isOld(theirs: Seen): boolean;
  /** The value before the first write here that the other tab did not know of, if there is one. */
  unheard(theirs: Seen): { readonly base: Value } | undefined;
}

export const ownWrites = <Value>(): OwnWrites<Value> => {
  let seen: Seen = {};
  let befores: readonly { readonly base: Value }[] = [];
  const unheard = (theirs: Seen) => writesIn(seen, TAB) - writesIn(theirs, TAB);
  return {
    next(base) {
      befores = [...befores, { base }].slice(-MOST_WRITES);
      seen = both(seen, { [TAB]: writesIn(seen, TAB) + 1 });
      return seen;
    },
    learn(theirs) {
      const count = theirs ? unheard(theirs) : 0;
      befores = count > 0 ? befores.slice(-count) : [];
      if (theirs) seen = both(theirs, seen);
    },
    isOld: (theirs) => isKnown(theirs, seen),
    unheard(theirs) {
      const count = unheard(theirs);
      return count > 0 ? (befores.at(-count) ?? befores[0]) : undefined;
    },
  };
};
