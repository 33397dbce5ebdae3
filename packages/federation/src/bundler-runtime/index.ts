import runtime from '@module-federation/webpack-bundler-runtime/bundler';
import { BUNDLER_RUNTIME } from '../contract/shared';

/**
 * Registers the part of the federation runtime that all remotes' entries share, so that a page loads it once
 * instead of once per entry. Browser only; call it before the first remote is loaded.
 */
export const provideBundlerRuntime = (): void => {
  (globalThis as Record<string, unknown>)[BUNDLER_RUNTIME] = runtime;
};
