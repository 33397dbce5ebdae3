import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bundlerBase, cacheVersion, runWebpack, type BuildMode } from '@signpost/federation/build';
import { embeddedStyles } from './src/embed/embedded-styles';

const folder = __dirname;
const embed = path.join(folder, 'src/embed');
const ui = path.join(folder, '../../packages/shared-ui/src');

/** Name of the container: the global variable under which hosts with Module Federation find it. */
const CONTAINER = 'signpost_embed';

const configuration = (name: string, out: string, mode: BuildMode, own: Configuration): Configuration => {
  const base = bundlerBase({ folder, app: 'signpost', mode, side: 'browser' });
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

/**
 * Builds the files that other sites load from a release, as `embed.<file>` in the folder of its browser build: custom
 * elements with their own React, a container for hosts with Module Federation, the script for frames, and the events'
 * schema.
 */
const buildEmbedded = async (client: string, mode: BuildMode): Promise<void> => {
  const out = await mkdtemp(path.join(tmpdir(), 'signpost-embed-'));
  try {
    await runWebpack([
      configuration('elements', out, mode, { entry: { widgets: './src/embed/define.ts' } }),
      configuration('frame', out, mode, { entry: { frame: './src/framed/host-script.ts' } }),
      configuration('federated', out, mode, federated),
    ]);
    const styles = embeddedStyles(await readFile(path.join(out, 'widgets.css'), 'utf8'));
    for (const file of ['widgets.js', 'frame.js', 'remote-entry.js']) {
      const code = await readFile(path.join(out, file), 'utf8');
      await writeFile(
        path.join(client, `embed.${file}`),
        code.replace(/(["'])@@styles@@\1/, () => JSON.stringify(styles)),
      );
    }
    await copyFile(path.join(embed, 'events.schema.json'), path.join(client, 'embed.events.schema.json'));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
};

export default buildEmbedded;
