/** A module as a share scope holds it: how to get it, and whether it runs already. */
interface Provided {
  readonly get: () => unknown;
  readonly loaded?: unknown;
}

/** What hosts with Module Federation hand to a container: modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

const OLDEST = 18;

/** The host's own modules, once they are taken: what `react` and `react-dom` mean in the components. */
export const hostModules: Record<string, unknown> = {};

const numbers = (version: string): number[] => version.split(/[.-]/).map(Number);

/** The one that runs already before any other, the newest of the rest: a page has one React. */
const best = (versions: ShareScope[string]): Provided | undefined =>
  Object.entries(versions)
    .filter(([version]) => (numbers(version)[0] ?? 0) >= OLDEST)
    .sort(
      ([one, first], [other, second]) =>
        Number(Boolean(second.loaded)) - Number(Boolean(first.loaded)) ||
        other.localeCompare(one, 'en', { numeric: true }),
    )[0]?.[1];

/** Takes React from a host's share scope. Throws when the host shares none that will do. */
export const takeHostModules = async (scope: ShareScope): Promise<void> => {
  for (const name of ['react', 'react-dom']) {
    const found = best(scope[name] ?? {});
    if (!found) throw new Error(`Signpost's components need ${name} ${OLDEST} or newer to be shared`);
    const factory = (await found.get()) as () => unknown;
    hostModules[name] ??= factory();
  }
};
