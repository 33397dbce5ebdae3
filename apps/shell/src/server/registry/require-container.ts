// Node's own `require`, out of the bundler's sight: a release is a file that did not exist when the shell was built.
const requireRelease = process.getBuiltinModule('node:module').createRequire(__filename);

/** Every federation runtime of this process lists itself here, and would keep its release's code in memory for ever. */
const federationInstances = (): unknown[] => {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: unknown[] } };
  return federation?.__INSTANCES__ ?? [];
};

/**
 * Runs a release's entry file and gives its container. Nothing but the caller keeps what was run: neither Node's module
 * cache nor the federation runtime's list of instances. Throws what the entry throws.
 */
export const requireContainer = (entry: string): unknown => {
  const before = federationInstances().length;
  const exported = requireRelease(entry) as Record<string, unknown>;
  const loaded = requireRelease.cache[entry];
  const siblings = loaded?.parent?.children;
  if (siblings) siblings.splice(siblings.indexOf(loaded), 1);
  Reflect.deleteProperty(requireRelease.cache, entry);
  federationInstances().splice(before);
  return Object.values(exported)[0] ?? exported;
};
