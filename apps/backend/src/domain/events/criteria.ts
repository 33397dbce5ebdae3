/** Whether one of the values is requested; an empty list matches everything. */
export const matchesFilter = <T>(wanted: readonly T[], ...values: readonly T[]): boolean =>
  wanted.length === 0 || values.some((value) => wanted.includes(value));

/** Compares distances, nearest first when the direction is 1; null comes last in both directions. */
export const compareDistance = (one: number | null, other: number | null, direction: 1 | -1): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction * (one - other);
};
