import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { JsMinifyOptions as SwcOptions } from '@swc/core';
import { cacheVersion } from './cache-version';

/** `development` keeps names readable and React's warnings enabled; releases are always built as `production`. */
export type BuildMode = 'production' | 'development';

interface BaseOptions {
  /** Absolute path of the app's folder. */
  readonly folder: string;
  /** Prefix of every CSS Modules class, so that an app's styles cannot match another app's markup. */
  readonly app: string;
  readonly mode: BuildMode;
  readonly side: 'browser' | 'server';
  /** File name template: a release's folder is immutable, but a shared folder needs a hash in each name. */
  readonly names?: string;
  /** Compiles components for React Fast Refresh. */
  readonly refresh?: boolean;
}

const swcRule = ({ mode, side, refresh = false }: BaseOptions) => ({
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
    sourceMaps: mode === 'development' || side === 'server',
  },
});

const cssRule = ({ app, mode, side }: BaseOptions) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      exportOnlyLocals: side === 'server',
      exportLocalsConvention: 'as-is',
      namedExport: false,
      localIdentName:
        mode === 'development' ? `${app}-[name]-[local]-[hash:base64:4]` : `${app}-[hash:base64:5]`,
      // Both builds derive class names from the file's path in the repository, so that the names match.
      localIdentContext: process.cwd(),
      localIdentHashSalt: app,
    },
  },
});

/**
 * Source maps: complete ones in development. A production server build gets the positions only, so that errors name
 * the file and line of the source; nothing refers to the map, because crashes are attributed by the path of the bundle.
 */
const devtool = ({ mode, side }: BaseOptions): string | false => {
  if (mode === 'development') return 'source-map';
  return side === 'server' ? 'hidden-nosources-source-map' : false;
};

const optimization = ({ mode, side }: BaseOptions): NonNullable<Configuration['optimization']> => ({
  minimize: mode === 'production',
  chunkIds: 'named',
  minimizer: [
    // SWC's output is one percent smaller than Terser's, and SWC is much faster.
    new TerserPlugin<SwcOptions>({
      minify: TerserPlugin.swcMinify,
      extractComments: false,
      terserOptions: { compress: { passes: 3 }, mangle: true },
    }),
    new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
  ],
  // Code shared by pages gets its own file only when it is large: bundled with its page it compresses
  // better, and a first visit, which is most visits, makes fewer requests.
  splitChunks: side === 'server' ? false : { minSize: 80_000 },
});

const plugins = ({ side, names = '[name]' }: BaseOptions) =>
  side === 'browser'
    ? [
        new MiniCssExtractPlugin({
          filename: `${names}.css`,
          chunkFilename: `${names}.css`,
          ignoreOrder: true,
        }),
        // Evaluated at build time, so that server-only code is removed from the browser bundle.
        new webpack.DefinePlugin({ 'typeof window': '"object"', 'typeof document': '"object"' }),
      ]
    : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })];

/** Configuration shared by every build of every app: TypeScript, CSS Modules, assets and minification. */
export const bundlerBase = (options: BaseOptions): Configuration => {
  const { folder, mode, side, refresh } = options;
  return {
    mode,
    context: folder,
    target: ['web', 'es2022'],
    devtool: devtool(options),
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { leaflet$: 'leaflet/dist/leaflet-src.esm.js' },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, use: swcRule(options), resolve: { fullySpecified: false } },
        {
          test: /\.css$/,
          sideEffects: true,
          use: side === 'browser' ? [MiniCssExtractPlugin.loader, cssRule(options)] : [cssRule(options)],
        },
        {
          test: /\.(woff2|svg|png|webp|avif|jpg)$/,
          type: 'asset/resource',
          generator: { emit: side === 'browser' },
        },
      ],
    },
    optimization: optimization(options),
    plugins: plugins(options),
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
