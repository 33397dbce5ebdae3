import path from 'node:path';
import type { Configuration } from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteConfig } from '../contract';
import { bundlerBase, type BuildMode } from './bundler-base';
import { clientFolder } from './client-folder';
import { integrityList } from './integrity-list';
import { containerName } from '../contract/shared';
import { clientDevtool } from './module-rules';
import { containerOptions, ENTRY, outsideRuntime, refuseFrameworks } from './container-options';

/** A remote's folder, its configuration and its build options. */
export interface RemoteBuild {
  readonly folder: string;
  readonly config: RemoteConfig;
  readonly mode: BuildMode;
  /** Output folder for the client and server builds; defaults to the remote's own `dist`. */
  readonly dist?: string;
  /** Languages of the server build besides British English. */
  readonly languages?: readonly string[];
  /** Language of the client build, in a folder of its own; British English without it. */
  readonly language?: string;
}

/** Options of the client build; `hotModules` run instead of the remote's module, which the last of them wraps. */
export interface ClientBuild extends RemoteBuild {
  readonly hotModules?: readonly string[];
}

const container = (config: RemoteConfig, library: object = {}, modules?: readonly string[]) =>
  new ModuleFederationPlugin({ ...containerOptions(config, modules), ...library });

/** The client build: the public path is derived from the entry's URL, and CSS is emitted beside the chunks. */
export const clientBuild = ({
  folder,
  config,
  mode,
  dist,
  language,
  hotModules,
}: ClientBuild): Configuration => {
  const base = bundlerBase({
    folder,
    app: config.name,
    mode,
    side: 'browser',
    language,
    refresh: hotModules !== undefined,
  });
  return {
    ...base,
    devtool: clientDevtool(mode),
    entry: {},
    externals: [outsideRuntime, refuseFrameworks],
    output: {
      path: path.join(dist ?? path.join(folder, 'dist'), clientFolder(language)),
      publicPath: 'auto',
      uniqueName: `signpost-${config.name}`,
      // The folder of a release is immutable, so file names need no hash.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // Not in production, whose builds of other languages write into this folder at the same time.
      clean: mode === 'development',
    },
    plugins: [
      ...(base.plugins ?? []),
      container(config, {}, hotModules),
      // Hot updates add files to an open page that an integrity list cannot contain.
      ...(hotModules ? [] : [integrityList(ENTRY)]),
    ],
  };
};

/** The server build: a single CommonJS file, so that a release is verified completely before any of it runs. */
export const serverBuild = ({ folder, config, mode, dist, languages }: RemoteBuild): Configuration => {
  const base = bundlerBase({ folder, app: config.name, mode, side: 'server', languages });
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
