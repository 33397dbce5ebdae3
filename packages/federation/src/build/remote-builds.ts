import path from 'node:path';
import type { Configuration } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteConfig } from '../contract';
import { bundlerBase, type BuildMode } from './bundler-base';
import { provenFiles } from './proven-files';
import { BUNDLER_RUNTIME, containerName, SHARED_BY_SHELL } from '../contract/shared';

/** A remote's folder, its configuration and how to build it. */
export interface RemoteBuild {
  readonly folder: string;
  readonly config: RemoteConfig;
  readonly mode: BuildMode;
  /** Where the halves go, each into its folder; the remote's own `dist` when left out. */
  readonly dist?: string;
}

/** The browser's half can run modules before the remote's own: those that keep an open page up to date. */
export interface ClientBuild extends RemoteBuild {
  readonly before?: readonly string[];
}

// The shell provides these: a remote carries no copy of its own, so two can never meet in one page.
const shared = Object.fromEntries(
  Object.entries(SHARED_BY_SHELL).map(([name, version]) => [
    name,
    { singleton: true, import: false as const, requiredVersion: version },
  ]),
);

/** Frameworks that reach remotes through shared modules only; a copy of one in a remote would be a second one in the page. */
const SHELL_ONLY = /^(react-dom|react-redux|react-router|@reduxjs\/toolkit)(\/|$)/;

const refuseFrameworks: Configuration['externals'] = ({ request, contextInfo }, callback) => {
  if (!request || !SHELL_ONLY.test(request)) return callback();
  return callback(
    new Error(`${request} belongs to the shell and must not be bundled (${contextInfo?.issuer})`),
  );
};

/** The shell provides the entries' half of the runtime as it provides the core: four kilobytes that each entry would repeat. */
const outsideRuntime: Configuration['externals'] = ({ request }, callback) =>
  request && /[\\/]webpack-bundler-runtime[\\/]/.test(request)
    ? callback(undefined, `var globalThis.${BUNDLER_RUNTIME}`)
    : callback();

const ENTRY = 'remoteEntry.js';

const container = (config: RemoteConfig, library: object, before: readonly string[] = []) =>
  new ModuleFederationPlugin({
    name: containerName(config.name),
    filename: ENTRY,
    exposes: { './remote': { import: [...before, './src/remote.ts'], name: 'remote' } },
    shared,
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // A remote consumes no remote of its own, so the runtime's half for that stays out.
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, disableRemote: true } },
    ...library,
  });

/** The build browsers load: public path from where the entry came, CSS beside the chunks. */
export const clientBuild = ({ folder, config, mode, dist, before }: ClientBuild): Configuration => {
  const base = bundlerBase({
    folder,
    app: config.name,
    mode,
    side: 'browser',
    refresh: before !== undefined,
  });
  return {
    ...base,
    entry: {},
    externals: [outsideRuntime, refuseFrameworks],
    output: {
      path: path.join(dist ?? path.join(folder, 'dist'), 'client'),
      publicPath: 'auto',
      uniqueName: `signpost-${config.name}`,
      // The folder of a release is immutable, so names need no hash.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      container(config, {}, before),
      // A page that is patched while it is open gets files that no list could know.
      ...(before ? [] : [provenFiles(ENTRY)]),
    ],
  };
};

/** The build the shell's server runs: one CommonJS file, so a release is verified whole before any of it runs. */
export const serverBuild = ({ folder, config, mode, dist }: RemoteBuild): Configuration => {
  const base = bundlerBase({ folder, app: config.name, mode, side: 'server' });
  return {
    ...base,
    entry: {},
    target: 'async-node',
    externals: refuseFrameworks,
    output: {
      path: path.join(dist ?? path.join(folder, 'dist'), 'server'),
      uniqueName: `signpost-${config.name}-server`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      container(config, {
        library: { type: 'commonjs-module', name: containerName(config.name) },
        remoteType: 'script',
      }),
    ],
  };
};
