/** Returns whether one of the values is among the selected ones; an empty selection matches everything. */
export const matchesFilter = <T>(selected: readonly T[], ...values: readonly T[]): boolean =>
  selected.length === 0 || values.some((value) => selected.includes(value));

/** Compares distances, nearest first when the direction is 1; null comes last in both directions. */
export const compareDistance = (one: number | null, other: number | null, direction: 1 | -1): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return direction * (one - other);
};
