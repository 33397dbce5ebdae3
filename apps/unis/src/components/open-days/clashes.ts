import type { OpenDay } from '@signpost/api-client/events';

/** Whether one person cannot be at both: their times overlap, or they are in two towns on one day. */
const clash = (one: OpenDay, other: OpenDay): boolean => {
  if (one.id === other.id || one.date !== other.date) return false;
  if (one.place && other.place && one.place.town !== other.place.town) return true;
  return one.starts < other.ends && other.starts < one.ends;
};

/** The pairs among some open days that clash, each once, in their order. */
export const clashesAmong = (days: readonly OpenDay[]): readonly (readonly [OpenDay, OpenDay])[] =>
  days.flatMap((one, index) =>
    days.slice(index + 1).flatMap((other) => (clash(one, other) ? [[one, other] as const] : [])),
  );
