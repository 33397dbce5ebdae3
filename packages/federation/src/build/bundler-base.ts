import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { JsMinifyOptions as SwcOptions } from '@swc/core';
import { cacheVersion } from './cache-version';

/** `development` keeps names readable and React's warnings; releases are always `production`. */
export type BuildMode = 'production' | 'development';

interface BaseOptions {
  /** Absolute folder of the app. */
  readonly folder: string;
  /** Prefix of every CSS Modules class, so that no app's styles reach another's markup. */
  readonly app: string;
  readonly mode: BuildMode;
  readonly side: 'browser' | 'server';
  /** How files are named: a release's folder is immutable, a shared folder needs a hash in each name. */
  readonly names?: string;
  /** Compiles components so that React can swap them in an open page. */
  readonly refresh?: boolean;
}

const swc = ({ mode, side, refresh = false }: BaseOptions) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      ...(side === 'server' ? { target: 'es2022' } : {}),
    },
    ...(side === 'browser'
      ? { env: { targets: 'chrome >= 111, edge >= 111, firefox >= 113, safari >= 16.4' } }
      : {}),
    minify: false,
    sourceMaps: mode === 'development',
  },
});

const css = ({ app, mode, side }: BaseOptions) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      exportOnlyLocals: side === 'server',
      exportLocalsConvention: 'as-is',
      namedExport: false,
      localIdentName:
        mode === 'development' ? `${app}-[name]-[local]-[hash:base64:4]` : `${app}-[hash:base64:5]`,
      // Both sides name a class by the file's place in the repository, so that they agree.
      localIdentContext: process.cwd(),
      localIdentHashSalt: app,
    },
  },
});

/** What every build of every app has in common: one loader for TypeScript, CSS Modules, assets, minified releases. */
export const bundlerBase = (options: BaseOptions): Configuration => {
  const { folder, mode, side, names = '[name]', refresh } = options;
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: mode === 'development' ? 'source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { leaflet$: 'leaflet/dist/leaflet-src.esm.js' },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swc(options), resolve: { fullySpecified: false } },
        {
          test: /\.css$/,
          sideEffects: true,
          use: side === 'browser' ? [MiniCssExtractPlugin.loader, css(options)] : [css(options)],
        },
        {
          test: /\.(woff2|svg|png|webp|avif|jpg)$/,
          type: 'asset/resource',
          generator: { emit: side === 'browser' },
        },
      ],
    },
    optimization: {
      minimize: mode === 'production',
      chunkIds: 'named',
      minimizer: [
        // SWC compresses a percent better than Terser, and in a fraction of the time.
        new TerserPlugin<SwcOptions>({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, mangle: true },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
      // What pages have in common is worth a file of its own only when it is much: together with its page it compresses
      // better, and a first visit, which is most visits, asks for less.
      splitChunks: side === 'server' ? false : { minSize: 80_000 },
    },
    plugins: [
      ...(side === 'browser'
        ? [
            new MiniCssExtractPlugin({
              filename: `${names}.css`,
              chunkFilename: `${names}.css`,
              ignoreOrder: true,
            }),
            // Decided here, so that what only a server does is not in the browser's code.
            new webpack.DefinePlugin({ 'typeof window': '"object"', 'typeof document': '"object"' }),
          ]
        : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${path.basename(folder)}-${side}-${refresh ? 'refresh' : mode}`,
      version: cacheVersion(folder),
      cacheDirectory: path.resolve('node_modules/.cache/webpack'),
    },
  };
};
