/** A figure with its cohort (people, years, group), by name. `absent` alone gives the reason for a missing figure. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * The differences between a displayed figure and the published ones; empty when they agree. Several published rows may
 * tie: the figure must equal one of them completely.
 */
export const differences = (shown: Facts, published: readonly Facts[]): string[] => {
  const each = published.map((facts) => differing(shown, facts));
  return (
    each.reduce<string[] | null>(
      (least, found) => (least && least.length <= found.length ? least : found),
      null,
    ) ?? [`shown ${JSON.stringify(shown)}, nothing is published`]
  );
};

const differing = (shown: Facts, published: Facts): string[] => {
  const names = [...new Set([...Object.keys(published), ...Object.keys(shown)])];
  return names
    .filter((name) => shown[name] !== published[name])
    .map(
      (name) =>
        `${name} is shown as ${shown[name] ?? 'nothing'}, published as ${published[name] ?? 'nothing'}`,
    );
};
