import { createDistinctVisitors, type DistinctVisitors } from '../releases/distinct-visitors';
import type { ErrorEvent, ErrorGroup } from './error-events';

/** Maximum number of groups of one remote and side: browsers' reports must not replace the server's own. */
const MAX_GROUPS = 50;

/** Visitor hashes of a group are deleted at this number, and once a day. */
const MAX_VISITORS = 1_000;
const DAY_MS = 86_400_000;

interface Recorded {
  readonly group: Omit<ErrorGroup, 'visitors'>;
  readonly visitors: DistinctVisitors | undefined;
}

type Groups = Map<string, Recorded>;

const keyOf = ({ release, source, name }: ErrorEvent): string =>
  JSON.stringify([release, source ?? { name }]);

const visitorsOf = ({ visitors }: Recorded): number | null => visitors?.counts().visitors ?? null;

/** Removes the group with the fewest visitors, and of those the oldest: one client cannot replace what many visitors met. */
const removeLeast = (groups: Groups): void => {
  const order = [...groups].sort(
    ([, one], [, other]) =>
      (visitorsOf(one) ?? 0) - (visitorsOf(other) ?? 0) || one.group.last.localeCompare(other.group.last),
  );
  const [least] = order;
  if (least) groups.delete(least[0]);
};

const addVisitor = (visitors: DistinctVisitors, address: string): void => {
  if (visitors.counts().visitors >= MAX_VISITORS) visitors.clear();
  visitors.add(address, true);
};

/**
 * Creates a journal of errors, grouped by remote, release and source position, with their number, the distinct visitors
 * and the time of the last one. `now` returns milliseconds since 1970.
 */
export const createErrorJournal = (now: () => number = Date.now) => {
  const remotes = new Map<string, Groups>();
  setInterval(() => {
    for (const groups of remotes.values()) for (const { visitors } of groups.values()) visitors?.clear();
  }, DAY_MS).unref();

  const groupsOf = ({ remote, side }: ErrorEvent): Groups => {
    const key = `${remote} ${side}`;
    const known = remotes.get(key) ?? new Map<string, Recorded>();
    remotes.set(key, known);
    return known;
  };

  return {
    note(event: ErrorEvent): void {
      const { remote, release, side, part, name, source, address, isShared = false } = event;
      const groups = groupsOf(event);
      const key = keyOf(event);
      const before = groups.get(key);
      if (before && isShared) return;
      if (!before && groups.size >= MAX_GROUPS) removeLeast(groups);
      const visitors = before?.visitors ?? (side === 'browser' ? createDistinctVisitors() : undefined);
      if (visitors && address !== undefined) addVisitor(visitors, address);
      const count = (before?.group.count ?? 0) + 1;
      const last = new Date(now()).toISOString();
      groups.set(key, { group: { remote, release, side, part, name, source, count, last }, visitors });
    },

    /** Returns all groups, the latest error first. */
    groups: (): ErrorGroup[] =>
      [...remotes.values()]
        .flatMap((groups) => [...groups.values()])
        .map((recorded) => ({ ...recorded.group, visitors: visitorsOf(recorded) }))
        .sort((one, other) => other.last.localeCompare(one.last)),
  };
};
