import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const REACT = path.join(__dirname, 'react-18');
const VUE = path.join(__dirname, 'vite-vue');

/** Builds the React 18 application, which loads the widgets from a product with Module Federation. */
export const buildReactHost = (site: string): Promise<void> =>
  new Promise((built, failed) => {
    const compiler = webpack({
      mode: 'production',
      context: REACT,
      entry: './main.js',
      output: { path: path.join(REACT, 'dist'), publicPath: 'auto' },
      performance: false,
      optimization: { minimize: false },
      plugins: [
        new webpack.container.ModuleFederationPlugin({
          name: 'react_18',
          remotes: { signpost: `signpost_embed@${site}/embed/remote-entry.js` },
          shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
        }),
      ],
    });
    compiler?.run((error, stats) => {
      if (error || stats?.hasErrors()) failed(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => built());
    });
  });

/** Builds the Vue application, which uses the custom elements. */
export const buildVueHost = async (): Promise<void> => {
  const vite = createRequire(path.join(VUE, 'package.json')).resolve('vite');
  const { build } = (await import(pathToFileURL(vite).href)) as { build(options: object): Promise<unknown> };
  await build({
    root: VUE,
    base: './',
    logLevel: 'error',
    configFile: false,
    build: { outDir: path.join(VUE, 'dist'), emptyOutDir: true, modulePreload: false },
  });
};
