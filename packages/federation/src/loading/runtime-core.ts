import * as runtimeCore from '@module-federation/runtime/core';

/**
 * Puts the core of the federation runtime where the server halves of releases look for it: they are built without one
 * (`experiments.externalRuntime`), so that a process runs one core, the shell's.
 */
export const provideRuntimeCore = (): void => {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE = runtimeCore;
};
