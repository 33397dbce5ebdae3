// Node's own `require`, which the bundler does not resolve: releases do not exist yet when the shell is built.
const requireRelease = process.getBuiltinModule('node:module').createRequire(__filename);

/** Returns the global list of federation runtimes. Its entries keep their releases from being garbage-collected. */
const federationInstances = (): unknown[] => {
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: unknown[] } };
  return federation?.__INSTANCES__ ?? [];
};

/**
 * Runs a release's entry file and returns its container. Removes the references in Node's module cache and in the
 * federation runtime's list, so that an unused release can be garbage-collected. Throws what the entry throws.
 */
export const requireContainer = (entry: string): unknown => {
  const previousCount = federationInstances().length;
  const exported = requireRelease(entry) as Record<string, unknown>;
  const loaded = requireRelease.cache[entry];
  const siblings = loaded?.parent?.children;
  if (siblings) siblings.splice(siblings.indexOf(loaded), 1);
  Reflect.deleteProperty(requireRelease.cache, entry);
  federationInstances().splice(previousCount);
  return Object.values(exported)[0] ?? exported;
};
