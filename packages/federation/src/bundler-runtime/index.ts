import runtime from '@module-federation/webpack-bundler-runtime/bundler';
import { BUNDLER_RUNTIME } from '../contract/shared';

/**
 * Puts what every remote's entry does with the federation runtime where the entries look for it, so that a page carries it
 * once and not in each entry. Browsers only: call it before the first remote is loaded.
 */
export const provideBundlerRuntime = (): void => {
  (globalThis as Record<string, unknown>)[BUNDLER_RUNTIME] = runtime;
};
