import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { leaveOut } from './leave-out';
import { RUNTIME_FOLDERS } from './runtime-folders';
import { unusedParts } from './unused-parts';

const { core, sdk, bundler } = RUNTIME_FOLDERS;
const standIn = (name: string): string => path.join(__dirname, 'left-out', name);

/** Modules of the federation runtime that pages never execute, with their replacements. */
const STAND_INS = {
  [path.join(core, 'utils/load.js')]: standIn('loading.js'),
  [path.join(core, 'utils/preload.js')]: standIn('preloading.js'),
  [path.join(sdk, 'dom.js')]: standIn('loading.js'),
  [path.join(bundler, 'remotes.js')]: standIn('remotes.js'),
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
