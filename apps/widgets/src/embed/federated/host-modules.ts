/** An entry of a share scope: how to load the module, and whether it is loaded already. */
interface Provided {
  readonly get: () => unknown;
  readonly loaded?: unknown;
}

/** The share scope of hosts with Module Federation: modules by name and version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

const MIN_REACT_MAJOR = 18;

/** The host's own modules after initialisation: what `react` and `react-dom` resolve to in the components. */
export const hostModules: Record<string, unknown> = {};

const numbers = (version: string): number[] => version.split(/[.-]/).map(Number);

/** Selects the version that is already loaded, because a page must have one React, else the newest. */
const newestVersion = (versions: ShareScope[string]): Provided | undefined =>
  Object.entries(versions)
    .filter(([version]) => (numbers(version)[0] ?? 0) >= MIN_REACT_MAJOR)
    .sort(
      ([one, first], [other, second]) =>
        Number(Boolean(second.loaded)) - Number(Boolean(first.loaded)) ||
        other.localeCompare(one, 'en', { numeric: true }),
    )[0]?.[1];

/** Takes React from a host's share scope. Throws when the host shares no suitable version. */
export const takeHostModules = async (scope: ShareScope): Promise<void> => {
  for (const name of ['react', 'react-dom']) {
    const found = newestVersion(scope[name] ?? {});
    if (!found)
      throw new Error(`Signpost's components need ${name} ${MIN_REACT_MAJOR} or newer to be shared`);
    const factory = (await found.get()) as () => unknown;
    hostModules[name] ??= factory();
  }
};
