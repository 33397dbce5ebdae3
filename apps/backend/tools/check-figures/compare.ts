/** A figure with what belongs to it (people, years, group), by name. `absent` alone says why there is none. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * What differs between a figure as it is shown and as it is published; empty where nothing does. Rows of equal standing may
 * be several: the figure has to equal one of them whole.
 */
export function differences(shown: Facts, published: readonly Facts[]): string[] {
  const each = published.map((facts) => differing(shown, facts));
  return (
    each.reduce<string[] | null>(
      (least, found) => (least && least.length <= found.length ? least : found),
      null,
    ) ?? [`shown ${JSON.stringify(shown)}, nothing is published`]
  );
}

function differing(shown: Facts, published: Facts): string[] {
  const names = [...new Set([...Object.keys(published), ...Object.keys(shown)])];
  return names
    .filter((name) => shown[name] !== published[name])
    .map(
      (name) =>
        `${name} is shown as ${shown[name] ?? 'nothing'}, published as ${published[name] ?? 'nothing'}`,
    );
}
