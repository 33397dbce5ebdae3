import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import {
  bundlerBase,
  leanRuntime,
  nodeServer,
  precompress,
  productionRouter,
  runWebpack,
  cacheVersion,
} from '@signpost/federation/build';
import { describeChunks, describeShell } from './manifest';

const SHELL = path.resolve('apps/shell');
const DIST = path.resolve('bench/dist');
const REMOTES = path.join(DIST, 'source/remotes.ts');
const FILE_NAMES = '[name].[contenthash:8]';

/** The peer's server, which takes the same settings as the shell's. */
export const UNFEDERATED_SERVER = 'bench/dist/server/main.js';

type BrowserOrServer = 'browser' | 'server';

/** Replacements for the modules that depend on federation. */
const REPLACEMENTS = {
  [path.join(SHELL, 'src/browser/remotes.ts')]: path.join(__dirname, 'browser-remotes.ts'),
  [path.join(SHELL, 'src/server/registry/remotes.ts')]: path.join(__dirname, 'server-remotes.ts'),
  [path.join(SHELL, 'src/server/render/document/page-assets.ts')]: path.join(__dirname, 'page-assets.ts'),
  '@unfederated/remotes': REMOTES,
  '@signpost/federation/slots': path.join(SHELL, 'src/slots/hosted-slots.tsx'),
};

const base = (side: BrowserOrServer): Configuration => {
  const shared = bundlerBase({ folder: SHELL, app: 'shell', mode: 'production', side, names: FILE_NAMES });
  return {
    ...shared,
    resolve: { ...shared.resolve, alias: { ...REPLACEMENTS, ...productionRouter('production') } },
    cache: {
      type: 'filesystem',
      name: `unfederated-${side}`,
      version: cacheVersion(__dirname),
      cacheDirectory: path.resolve('node_modules/.cache/webpack'),
    },
  };
};

// Without the same unused parts of libraries as the product, so that they do not count as a gain of federation.
const browser = (): Configuration => ({
  ...leanRuntime(base('browser')),
  entry: { shell: './src/browser/start.ts' },
  output: {
    path: path.join(DIST, 'client/assets'),
    publicPath: '/assets/',
    filename: `${FILE_NAMES}.js`,
    chunkFilename: `${FILE_NAMES}.js`,
    assetModuleFilename: `${FILE_NAMES}[ext]`,
    uniqueName: 'signpost-unfederated',
  },
});

const requireOfShell = createRequire(path.join(SHELL, 'package.json'));

const server = (): Configuration => ({
  ...base('server'),
  ...nodeServer({
    entry: {
      main: './src/server/main.ts',
      'watchdog-thread': './src/server/workers/watchdog/watchdog-thread.ts',
    },
    folder: path.join(DIST, 'server'),
    names: FILE_NAMES,
    // Resolves to the same files as the shell's, so that both sides run the same packages.
    external: (request) =>
      /^@(signpost|unfederated)\/|^react-router|\.(css|woff2|png|svg)$/.test(request)
        ? undefined
        : requireOfShell.resolve(request),
  }),
});

/** A generated module that imports every remote, because lint forbids such imports in source files. */
const remotesModule = (): string => {
  const found = readdirSync('apps').filter((app) => existsSync(`apps/${app}/remote.config.ts`));
  const imports = found.flatMap((name, index) => [
    `import * as module${index} from ${JSON.stringify(path.resolve('apps', name, 'src/remote'))};`,
    `import config${index} from ${JSON.stringify(path.resolve('apps', name, 'remote.config'))};`,
  ]);
  return [
    ...imports,
    `export const modules = [${found.map((_, index) => `module${index}`)}];`,
    `export const configs = [${found.map((_, index) => `config${index}`)}];`,
  ].join('\n');
};

/**
 * Builds shell and remotes as one bundle into `bench/dist`: no federation runtime, no share scopes,
 * tree-shaken as a whole; pages are chunks as in the product. Throws with webpack's messages when that fails.
 */
export const buildUnfederated = async (): Promise<void> => {
  const missing = Object.keys(REPLACEMENTS).filter((file) => path.isAbsolute(file) && !existsSync(file));
  if (missing.length > 0) throw new Error(`The shell no longer has ${missing.join(', ')}.`);
  await rm(DIST, { recursive: true, force: true });
  await mkdir(path.dirname(REMOTES), { recursive: true });
  await writeFile(REMOTES, remotesModule());
  const [client] = await runWebpack([browser(), server()]);
  if (!client) throw new Error('the browser build returned no stats');
  const folder = path.join(DIST, 'client');
  await writeFile(path.join(folder, 'assets.json'), JSON.stringify(describeShell(client)));
  await writeFile(path.join(folder, 'chunks.json'), JSON.stringify(describeChunks(client)));
  await cp(path.join(SHELL, 'public'), path.join(folder, 'assets'), { recursive: true });
  // The service worker is the shell's; the same file serves both products.
  await cp(path.join(SHELL, 'dist/client/service-worker.js'), path.join(folder, 'service-worker.js'));
  await precompress(path.join(folder, 'assets'));
};
