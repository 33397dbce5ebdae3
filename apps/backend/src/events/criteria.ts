/** Whether one of the values is wanted; where nothing is named, everything is. */
export const wants = <T>(wanted: readonly T[], ...values: readonly T[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value));

/** Orders distances, nearest first when the direction is 1; what has no distance comes last either way. */
export function compareDistance(one: number | null, other: number | null, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction * (one - other);
}
