import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { containerName } from '../../contract/shared';
import { containerOptions, ENTRY, outsideRuntime, refuseFrameworks } from '../container-options';
import {
  assetRule,
  browserDefines,
  BROWSERS,
  clientDevtool,
  cssRule,
  devtool,
  QUIET,
  packageRule,
  RESOLVE,
  splitChunks,
  typescriptLoaders,
  type BaseOptions,
} from '../module-rules';
import { clientFolder } from '../client-folder';
import type { RemoteBuild } from '../remote-builds';
import { rspackIntegrityList } from './integrity-list';

/**
 * Rspack adds a function of its own to the entry as text. When tsx has compiled it, the text calls `__name`, which exists in
 * compiled files only.
 */
const RUNTIME_DEFINES = { __name: '((named) => named)' };

const base = (options: BaseOptions): Configuration => {
  const { folder, mode, side } = options;
  const isBrowser = side === 'browser';
  return {
    mode,
    context: folder,
    entry: {},
    target: isBrowser ? ['web', 'es2022'] : 'async-node',
    devtool: devtool(options),
    resolve: RESOLVE,
    module: {
      rules: [
        { test: /\.tsx?$/, use: typescriptLoaders(options), resolve: { fullySpecified: false } },
        {
          test: /\.css$/,
          sideEffects: true,
          type: 'javascript/auto',
          use: [...(isBrowser ? [rspack.CssExtractRspackPlugin.loader] : []), cssRule(options)],
        },
        packageRule(options),
        assetRule(options),
      ],
    },
    optimization: {
      minimize: mode === 'production',
      chunkIds: 'named',
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 }, mangle: true },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
      splitChunks: splitChunks(options),
    },
    ...QUIET,
  };
};

/** The client build of a remote by Rspack. Its files and their names are those of webpack's build. */
export const rspackClientBuild = ({ folder, config, mode, dist, language }: RemoteBuild): Configuration => ({
  ...base({ folder, app: config.name, mode, side: 'browser', language }),
  devtool: clientDevtool(mode),
  externals: [outsideRuntime, refuseFrameworks],
  output: {
    path: path.join(dist ?? path.join(folder, 'dist'), clientFolder(language)),
    publicPath: 'auto',
    uniqueName: `signpost-${config.name}`,
    // The global of a webpack build, which is the only one that the conformance kit allows.
    chunkLoadingGlobal: `webpackChunk${containerName(config.name)}`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    assetModuleFilename: '[name].[contenthash:8][ext]',
    // Not in production, whose builds of other languages write into this folder at the same time.
    clean: mode === 'development',
  },
  plugins: [
    new rspack.CssExtractRspackPlugin({
      filename: '[name].css',
      chunkFilename: '[name].css',
      ignoreOrder: true,
    }),
    new rspack.DefinePlugin({ ...browserDefines({ language }), ...RUNTIME_DEFINES }),
    new ModuleFederationPlugin(containerOptions(config)),
    rspackIntegrityList(ENTRY),
  ],
});

/** The server build of a remote by Rspack: a single CommonJS file. */
export const rspackServerBuild = ({ folder, config, mode, dist, languages }: RemoteBuild): Configuration => ({
  ...base({ folder, app: config.name, mode, side: 'server', languages }),
  externals: refuseFrameworks,
  output: {
    path: path.join(dist ?? path.join(folder, 'dist'), 'server'),
    uniqueName: `signpost-${config.name}-server`,
    filename: '[name].js',
    chunkFilename: '[name].js',
    clean: true,
  },
  plugins: [
    new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    new rspack.DefinePlugin(RUNTIME_DEFINES),
    new ModuleFederationPlugin({
      ...containerOptions(config),
      library: { type: 'commonjs-module', name: containerName(config.name) },
      remoteType: 'script',
    }),
  ],
});
