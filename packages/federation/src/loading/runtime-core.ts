import * as runtimeCore from '@module-federation/runtime/core';

/**
 * Registers the core of the federation runtime for the server builds of releases, which are built without one
 * (`experiments.externalRuntime`), so that a process runs a single core, the shell's.
 */
export const provideRuntimeCore = (): void => {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
};
