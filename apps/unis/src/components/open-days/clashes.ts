import type { OpenDay } from '@signpost/api-client/events';

/** Returns whether one person cannot attend both: their times overlap, or they are in two towns on one day. */
const clash = (one: OpenDay, other: OpenDay): boolean => {
  if (one.id === other.id || one.date !== other.date) return false;
  if (one.place && other.place && one.place.town !== other.place.town) return true;
  return one.starts < other.ends && other.starts < one.ends;
};

/** Returns the clashing pairs among open days, each once, in their order. */
export const clashesAmong = (days: readonly OpenDay[]): readonly (readonly [OpenDay, OpenDay])[] =>
  days.flatMap((one, index) =>
    days.slice(index + 1).flatMap((other) => (clash(one, other) ? [[one, other] as const] : [])),
  );
