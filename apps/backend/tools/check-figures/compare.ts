/** The values of a figure and its cohort (people, years, group), by name; only `absent`, the reason, if it is missing. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * The differences between a displayed figure and the published ones; empty when they agree. If several published rows
 * tie, the figure must equal one of them completely.
 */
export const differences = (shown: Facts, published: readonly Facts[]): string[] => {
  const byRow = published.map((facts) => differencesFrom(shown, facts));
  return (
    byRow.reduce<string[] | null>(
      (fewest, current) => (fewest && fewest.length <= current.length ? fewest : current),
      null,
    ) ?? [`shown ${JSON.stringify(shown)}, nothing is published`]
  );
};

const differencesFrom = (shown: Facts, published: Facts): string[] => {
  const names = [...new Set([...Object.keys(published), ...Object.keys(shown)])];
  return names
    .filter((name) => shown[name] !== published[name])
    .map(
      (name) =>
        `${name} is shown as ${shown[name] ?? 'nothing'}, published as ${published[name] ?? 'nothing'}`,
    );
};
