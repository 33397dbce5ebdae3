import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { JsMinifyOptions as SwcOptions } from '@swc/core';
import { cacheVersion } from './cache-version';
import {
  assetRule,
  browserDefines,
  cssRule,
  devtool,
  QUIET,
  packageRule,
  RESOLVE,
  splitChunks,
  typescriptLoaders,
  VENDORS,
  type BaseOptions,
  type BuildMode,
} from './module-rules';

export type { BuildMode };

const SWC_OPTIONS: SwcOptions = { compress: { passes: 3 }, mangle: true };

const optimization = (options: BaseOptions): NonNullable<Configuration['optimization']> => ({
  minimize: options.mode === 'production',
  chunkIds: 'named',
  minimizer: [
    // SWC's output is one percent smaller than Terser's, and SWC is much faster.
    new TerserPlugin({
      exclude: VENDORS,
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: SWC_OPTIONS,
    }),
    // Terser makes SWC's output of libraries another percent smaller, and other scripts hardly.
    new TerserPlugin({
      include: VENDORS,
      minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
      extractComments: false,
      // Statements compress better than sequences, and SWC has shortened the names.
      terserOptions: [SWC_OPTIONS, { compress: { sequences: false }, mangle: false }],
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
  splitChunks: splitChunks(options),
});

const plugins = ({ side, language, names = '[name]' }: BaseOptions) =>
  side === 'browser'
    ? [
        new MiniCssExtractPlugin({
          filename: `${names}.css`,
          chunkFilename: `${names}.css`,
          ignoreOrder: true,
        }),
        new webpack.DefinePlugin(browserDefines({ language })),
      ]
    : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })];

/** Configuration shared by every build of every app: TypeScript, CSS Modules, assets and minification. */
export const bundlerBase = (options: BaseOptions): Configuration => {
  const { folder, mode, side, refresh, language = '' } = options;
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: devtool(options),
    resolve: RESOLVE,
    module: {
      rules: [
        { test: /\.tsx?$/, use: typescriptLoaders(options), resolve: { fullySpecified: false } },
        {
          test: /\.css$/,
          sideEffects: true,
          use: side === 'browser' ? [MiniCssExtractPlugin.loader, cssRule(options)] : [cssRule(options)],
        },
        packageRule(options),
        assetRule(options),
      ],
    },
    optimization: optimization(options),
    plugins: plugins(options),
    ...QUIET,
    cache: {
      type: 'filesystem',
      name: `${path.basename(folder)}-${side}${language}-${refresh ? 'refresh' : mode}`,
      version: cacheVersion(folder),
      cacheDirectory: path.resolve('node_modules/.cache/webpack'),
    },
  };
};
