import { createRequire } from 'node:module';
import path from 'node:path';

const requireOfRuntime = createRequire(require.resolve('@module-federation/runtime'));
const core = path.dirname(requireOfRuntime.resolve('@module-federation/runtime-core'));
const requireOfCore = createRequire(path.join(core, 'index.js'));
const folderOf = (name: string): string => path.dirname(requireOfCore.resolve(name));

/** The folders of the federation runtime's packages, whose versions belong together. */
export const RUNTIME_FOLDERS = {
  core,
  sdk: folderOf('@module-federation/sdk'),
  errors: folderOf('@module-federation/error-codes'),
  bundler: path.dirname(require.resolve('@module-federation/webpack-bundler-runtime')),
};
