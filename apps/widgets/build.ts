import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { bundlerBase, cacheVersion, runWebpack, type BuildMode } from '@signpost/federation/build';
import { embeddedStyles } from './src/embed/embedded-styles';

const folder = __dirname;
const embed = path.join(folder, 'src/embed');
const ui = path.join(folder, '../../packages/shared-ui/src');

/** The container's name: the global under which hosts with Module Federation find it. */
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
        // Drawn on the site alone: fifteen kilobytes of texture.
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
 * A container of Module Federation by its two functions alone: one file, which hosts find at an address that stays. One
 * made by the plugin asks for its chunks by itself, and would get another release's.
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
 * Builds what other sites take from a release, into the folder of its browser half as `embed.<file>`: the custom elements
 * with a React of their own, the same for hosts with Module Federation, the script beside frames, and the events' schema.
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
