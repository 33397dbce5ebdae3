import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { leaveOut } from './leave-out';
import { unusedParts } from './unused-parts';

const requireOfRuntime = createRequire(require.resolve('@module-federation/runtime'));
const coreFolder = path.dirname(requireOfRuntime.resolve('@module-federation/runtime-core'));
const requireOfCore = createRequire(path.join(coreFolder, 'index.js'));
const sdkFolder = path.dirname(requireOfCore.resolve('@module-federation/sdk'));
const bundlerFolder = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime'));
const standIn = (name: string): string => path.join(__dirname, 'left-out', name);

/** Modules of the federation runtime that pages never execute, with their replacements. */
const STAND_INS = {
  [path.join(coreFolder, 'utils/load.js')]: standIn('loading.js'),
  [path.join(coreFolder, 'utils/preload.js')]: standIn('preloading.js'),
  [path.join(sdkFolder, 'dom.js')]: standIn('loading.js'),
  [path.join(bundlerFolder, 'remotes.js')]: standIn('remotes.js'),
};

/**
 * Removes what the shell's browser build never runs: of the federation runtime manifests, snapshots, remote loading
 * (the host uses the containers' protocol directly) and server-only code, and unused parts of other libraries.
 */
export const leanRuntime = (config: Configuration): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...STAND_INS } },
  plugins: [
    ...(config.plugins ?? []),
    leaveOut(unusedParts()),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      ENV_TARGET: '"web"',
    }),
  ],
});
