/** Offered radii, in miles. */
export const DISTANCES = [5, 10, 25, 50, 100, 200] as const;

/** Returns the radii as options, including one from the address. */
export const distanceOptions = (radius: number | null) => [
  { value: '', label: 'Any distance' },
  ...[...new Set([...DISTANCES, ...(radius === null ? [] : [radius])])]
    .sort((one, other) => one - other)
    .map((miles) => ({ value: String(miles), label: `Within ${miles} miles` })),
];
