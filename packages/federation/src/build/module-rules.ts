import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
import type { MessageLoaderOptions } from '../translations/message-loader.ts';

/** `development` keeps names readable and React's warnings enabled; releases are always built as `production`. */
export type BuildMode = 'production' | 'development';

/** Options of every build, whatever the bundler. */
export interface BaseOptions {
  /** Absolute path of the app's folder. */
  readonly folder: string;
  /** Prefix of every CSS Modules class, so that an app's styles cannot match another app's markup. */
  readonly app: string;
  readonly mode: BuildMode;
  readonly side: 'browser' | 'server';
  /** File name template: a release's folder is immutable, but a shared folder needs a hash in each name. */
  readonly names?: string;
  /** Language of a browser build; British English without it. */
  readonly language?: string | undefined;
  /** Languages of a server build besides British English. */
  readonly languages?: readonly string[] | undefined;
  /** Compiles components for React Fast Refresh. */
  readonly refresh?: boolean;
}

/** The oldest browsers that the site supports. */
export const BROWSERS = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];

const swcLoader = ({ side, refresh = false }: BaseOptions) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      ...(side === 'server' ? { target: 'es2022' } : {}),
    },
    ...(side === 'browser' ? { env: { targets: BROWSERS.join(', ') } } : {}),
    minify: false,
    sourceMaps: true,
  },
});

const messageLoader = ({ side, language, languages }: MessageLoaderOptions) => ({
  loader: require.resolve('../translations/message-loader'),
  options: { side, language, languages },
});

/** The loaders of TypeScript, which run from the last to the first. */
export const typescriptLoaders = (options: BaseOptions) => [swcLoader(options), messageLoader(options)];

/** The rule of the product's packages as other repositories install them: compiled, with their catalogues. */
export const packageRule = (options: BaseOptions) => ({
  test: /[\\/]node_modules[\\/]@signpost[\\/].+\.js$/,
  use: [messageLoader(options)],
});

/** The loader of style sheets, as CSS Modules. */
export const cssRule = ({ app, mode, side }: BaseOptions) => ({
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
 * Source maps with the positions only, so that errors name the file and line of the source. Nothing refers to the map,
 * because it is not served, and crashes are attributed by the path of the bundle.
 */
const POSITIONS_ONLY = 'hidden-nosources-source-map';

/** Source maps: complete ones in development; in production those of server builds, because all files of the others are served. */
export const devtool = ({ mode, side }: BaseOptions) => {
  if (mode === 'development') return 'source-map' as const;
  return side === 'server' && POSITIONS_ONLY;
};

/** Source maps of a remote's client build, which are moved out of what is served. */
export const clientDevtool = (mode: BuildMode) => (mode === 'development' ? 'source-map' : POSITIONS_ONLY);

/** How imports are resolved. */
export const RESOLVE = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: { leaflet$: 'leaflet/dist/leaflet-src.esm.js' },
};

/** Images and fonts are files of their own; the client build writes them. */
export const assetRule = ({ side }: BaseOptions) => ({
  test: /\.(woff2|svg|png|webp|avif|jpg)$/,
  type: 'asset/resource' as const,
  generator: { emit: side === 'browser' },
});

/** Evaluated at build time, so that code for servers and for other languages is removed from a browser bundle. */
export const browserDefines = ({ language = SOURCE_LANGUAGE }: Pick<BaseOptions, 'language'>) => ({
  'typeof window': '"object"',
  'typeof document': '"object"',
  'process.env.SIGNPOST_LANGUAGE': JSON.stringify(language),
});

/** Files of the chunks of libraries that are split from one chunk. */
export const VENDORS = /\.vendors\./;

/** What is split from one chunk is named after it, because every page would carry the long names of its modules. */
const nameOfSplitChunk = (
  _module: unknown,
  chunks: readonly { readonly name?: string | null | undefined }[],
): string | undefined => (chunks.length === 1 && chunks[0]?.name ? `${chunks[0].name}.vendors` : undefined);

// Code shared by pages gets its own file only when it is large: bundled with its page it compresses
// better, and a first visit, which is most visits, makes fewer requests.
export const splitChunks = ({ side }: BaseOptions) =>
  side === 'server' ? false : { minSize: 80_000, name: nameOfSplitChunk };

/** Bundlers print errors and warnings only. */
export const QUIET = {
  performance: false as const,
  stats: 'errors-warnings' as const,
  infrastructureLogging: { level: 'error' as const },
};
