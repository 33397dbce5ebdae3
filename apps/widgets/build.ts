import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bundlerBase, cacheVersion, runWebpack, type BuildMode } from '@signpost/federation/build';
import { TRANSLATED_LANGUAGES } from '@signpost/language/runtime';
import { embeddedStyles } from './src/embed/embedded-styles';

const folder = __dirname;
const embed = path.join(folder, 'src/embed');
const ui = path.join(folder, '../../packages/shared-ui/src');

/** Name of the container: the global variable under which hosts with Module Federation find it. */
const CONTAINER = 'signpost_embed';

const configuration = (
  name: string,
  out: string,
  mode: BuildMode,
  own: Configuration,
  language?: string,
): Configuration => {
  const base = bundlerBase({ folder, app: 'signpost', mode, side: 'browser', language });
  return {
    ...base,
    ...own,
    output: {
      path: out,
      filename: '[name].js',
      publicPath: '',
      uniqueName: `signpost-${name}`,
      ...own.output,
    },
    resolve: {
      ...base.resolve,
      alias: {
        ...own.resolve?.alias,
        'react/jsx-runtime$': path.join(embed, 'jsx-runtime.ts'),
        [path.join(ui, 'markdown/rich-text.tsx')]: path.join(embed, 'rich-text.tsx'),
        // Fifteen kilobytes of texture that only the site itself uses.
        [path.join(ui, 'base/contours.svg')]: false,
      },
    },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    cache: {
      type: 'filesystem',
      name: `widgets-${name}-${mode}`,
      version: cacheVersion(folder),
      cacheDirectory: path.resolve('node_modules/.cache/webpack'),
    },
  };
};

/**
 * Builds a Module Federation container from its two functions alone: one file at a stable address. A container made by
 * the plugin requests its own chunks, which could be those of another release.
 */
const federated: Configuration = {
  entry: { 'remote-entry': './src/embed/federated/container.ts' },
  output: { library: { type: 'var', name: CONTAINER } },
  resolve: {
    alias: {
      react$: path.join(embed, 'federated/host-react.cjs'),
      'react-dom$': path.join(embed, 'federated/host-react-dom.cjs'),
    },
  },
};

/** The modules that the views of other languages share with the script that loads them. */
const SHARED: Readonly<Record<string, string>> = {
  react: 'host.react',
  [path.join(embed, 'site')]: 'host.site',
};

/** Builds the view of widgets in one language, without React and without what knows the address of the script. */
const view = (language: string): Configuration => ({
  entry: { [`view.${language}`]: './src/embed/language/view.tsx' },
  output: { library: { type: 'var', name: 'built', export: 'View' } },
  externals: ({ context = '', request = '' }, done) =>
    done(undefined, SHARED[request.startsWith('.') ? path.join(context, request) : request]),
});

/** Makes a module of the view whose default export creates it, because two scripts of a page may each have their React. */
const viewModule = (code: string): string => `export default (host) => {\n${code}\nreturn built;\n};\n`;

/** Puts values in place of their names in a script, which are the texts of literals such as `'@@styles@@'`. */
const withValues = (code: string, values: Readonly<Record<string, string>>): string =>
  code.replace(/(["'])@@([\w.]+)@@\1/g, (found, _, name: string) =>
    values[name] === undefined ? found : JSON.stringify(values[name]),
  );

/** Writes the views of other languages, and returns the value of each name in the scripts that load them. */
const writeViews = async (out: string, client: string): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  for (const language of TRANSLATED_LANGUAGES) {
    const name = `view.${language}`;
    const code = viewModule(await readFile(path.join(out, `${name}.js`), 'utf8'));
    hashes[name] = createHash('sha256').update(code).digest('base64');
    await writeFile(path.join(client, `embed.${name}.js`), code);
  }
  return hashes;
};

/**
 * Builds the files that other sites load from a release, as `embed.<file>` in the folder of its browser build: custom
 * elements with their own React, a container for hosts with Module Federation, what both show in each other language, the
 * script for frames, and the events' schema.
 */
const buildEmbedded = async (client: string, mode: BuildMode): Promise<void> => {
  const out = await mkdtemp(path.join(tmpdir(), 'signpost-embed-'));
  try {
    await runWebpack([
      configuration('elements', out, mode, { entry: { widgets: './src/embed/define.ts' } }),
      configuration('frame', out, mode, { entry: { frame: './src/framed/host-script.ts' } }),
      configuration('federated', out, mode, federated),
      ...TRANSLATED_LANGUAGES.map((language) =>
        configuration(`view-${language}`, out, mode, view(language), language),
      ),
    ]);
    const styles = embeddedStyles(await readFile(path.join(out, 'widgets.css'), 'utf8'));
    const values = { styles, ...(await writeViews(out, client)) };
    for (const file of ['widgets.js', 'frame.js', 'remote-entry.js']) {
      const code = await readFile(path.join(out, file), 'utf8');
      await writeFile(path.join(client, `embed.${file}`), withValues(code, values));
    }
    await copyFile(path.join(embed, 'events.schema.json'), path.join(client, 'embed.events.schema.json'));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
};

export default buildEmbedded;
