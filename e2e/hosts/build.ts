import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const REACT = path.join(__dirname, 'react-18');
const VUE = path.join(__dirname, 'vite-vue');

const has = (folder: string, name: string): boolean =>
  [folder, path.join(__dirname, '../..')].some((at) => existsSync(path.join(at, 'node_modules', name)));

/** Whether the packages of a host's own are installed. */
export const canBuild = {
  'react-18': existsSync(path.join(REACT, 'node_modules/react')),
  'vite-vue': has(VUE, 'vite') && has(VUE, 'vue'),
} as const;

/** Builds the React 18 application, which takes the widgets from a product by Module Federation. */
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
