import type { Configuration } from 'webpack';

interface NodeServerOptions {
  /** Entry points by name. */
  readonly entry: Readonly<Record<string, string>>;
  /** Folder of the bundles. */
  readonly folder: string;
  /** Name pattern of asset files, without the extension. */
  readonly names: string;
  /** Returns what Node requires at run time instead of bundling a request; undefined to bundle it. */
  readonly external: (request: string) => string | undefined;
}

/** Returns the settings of bundles that run in Node as the shell's server. */
export const nodeServer = ({ entry, folder, names, external }: NodeServerOptions): Configuration => ({
  entry,
  target: 'node20',
  output: {
    path: folder,
    publicPath: '/assets/',
    filename: '[name].js',
    assetModuleFilename: `${names}[ext]`,
    library: { type: 'commonjs2' },
  },
  externalsPresets: { node: true },
  externals: [
    ({ request }, callback) => {
      const required = request && /^[@a-z]/.test(request) ? external(request) : undefined;
      return required ? callback(undefined, `commonjs ${required}`) : callback();
    },
  ],
  node: { __dirname: false, __filename: false },
  optimization: { minimize: false },
});
