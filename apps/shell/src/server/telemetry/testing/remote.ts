import type { LoaderFunctionArgs } from 'react-router-dom';
import { NO_PICTURES } from '../../documents/testing/pictures';

/** The release of the remotes in these tests. */
export const RELEASE = '0123456789ab';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** Returns a remote with one page and one row on the home page. */
export const remoteOf = (name: string, path: string, row: Loader, loader: Loader) => ({
  name,
  paths: [path],
  loaded: {
    name,
    release: RELEASE,
    folder: '',
    manifest: {
      paths: [path],
      slots: ['home.row'],
      files: {},
      client: { entry: 'client/e.js', remote: { js: [], css: [] }, chunks: {} },
    },
    module: {
      routes: [{ id: `${name}.page`, path, Component: () => `the page of ${name}`, loader }],
      slots: { 'home.row': () => Promise.resolve({ load: row, Component: () => `the row of ${name}` }) },
    },
  },
});

/** A shell without assets. */
export const shell = {
  js: [],
  css: [],
  preload: [],
  fonts: [],
  icon: '',
  pictures: { ...NO_PICTURES, preview: '/p.png' },
  chunks: {},
};
