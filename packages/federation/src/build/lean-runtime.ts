import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';

const requireOfRuntime = createRequire(require.resolve('@module-federation/runtime'));
const core = path.dirname(requireOfRuntime.resolve('@module-federation/runtime-core'));
const requireOfCore = createRequire(path.join(core, 'index.js'));
const sdk = path.dirname(requireOfCore.resolve('@module-federation/sdk'));
const bundler = path.dirname(require.resolve('@module-federation/webpack-bundler-runtime'));
const leftOut = (name: string): string => path.join(__dirname, 'left-out', name);

/** Modules of the federation runtime that a page of ours never reaches, and what stands in for them. */
const STAND_INS = {
  [path.join(core, 'utils/load.js')]: leftOut('loading.js'),
  [path.join(core, 'utils/preload.js')]: leftOut('preloading.js'),
  [path.join(sdk, 'dom.js')]: leftOut('loading.js'),
  [path.join(bundler, 'remotes.js')]: leftOut('remotes.js'),
};

/**
 * Takes out of the shell's browser build what its federation runtime never runs there: manifests, snapshots, the loading
 * of remotes, which the host does by the containers' own protocol, and what only servers need.
 */
export const leanRuntime = (config: Configuration): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...STAND_INS } },
  plugins: [
    ...(config.plugins ?? []),
    new webpack.DefinePlugin({
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      FEDERATION_OPTIMIZE_NO_REMOTE: 'true',
      ENV_TARGET: '"web"',
    }),
  ],
});
