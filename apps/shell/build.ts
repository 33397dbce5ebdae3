import { createHash } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DefinePlugin, type Configuration, type StatsCompilation } from 'webpack';
import {
  bundlerBase,
  expectCosts,
  leanRuntime,
  nodeServer,
  precompress,
  productionRouter,
  runWebpack,
  type BuildMode,
} from '@signpost/federation/build';
import { TRANSLATED_LANGUAGES } from '@signpost/language/runtime';

const folder = __dirname;
const mode: BuildMode = process.argv.includes('development') ? 'development' : 'production';
// Aside, so that the built product stays as it is; inside the app, so that its own packages are found.
const dist = path.join(folder, mode === 'development' ? 'node_modules/.cache/development' : 'dist');
const refresh = mode === 'development' ? ['@signpost/federation/dev/hook'] : [];
const FILE_NAMES = '[name].[contenthash:8]';
const base = (side: 'browser' | 'server', language?: string): Configuration => {
  const shared = bundlerBase({
    folder,
    app: 'shell',
    mode,
    side,
    language,
    languages: TRANSLATED_LANGUAGES,
    names: FILE_NAMES,
  });
  return { ...shared, resolve: { ...shared.resolve, alias: productionRouter(mode) } };
};

const scriptNames = (language?: string): string => `${language ? `${language}/` : ''}${FILE_NAMES}.js`;

/** The browser build of a language. Style sheets and fonts are the same in all, so only scripts are apart. */
const browserBuild = (language?: string): Configuration => ({
  ...leanRuntime(base('browser', language)),
  entry: { shell: [...refresh, './src/browser/start.ts'] },
  output: {
    path: path.join(dist, 'client/assets'),
    publicPath: '/assets/',
    filename: scriptNames(language),
    chunkFilename: scriptNames(language),
    assetModuleFilename: `${FILE_NAMES}[ext]`,
    uniqueName: 'signpost-shell',
  },
});

/**
 * The service worker: one file, whose name has no hash, because browsers know it by its address. It answers pages of
 * all languages, so it has the texts of all of them, like the server.
 */
const worker: Configuration = {
  ...base('server'),
  target: ['webworker', 'es2022'],
  devtool: false,
  plugins: [new DefinePlugin({ 'process.env.SIGNPOST_LANGUAGE': 'undefined' })],
  entry: { 'service-worker': './src/offline/worker/service-worker.ts' },
  output: { path: path.join(dist, 'client'), filename: '[name].js' },
  cache: false,
};

const server: Configuration = {
  ...base('server'),
  ...nodeServer({
    entry: {
      main: './src/server/main.ts',
      'watchdog-thread': './src/server/workers/watchdog/watchdog-thread.ts',
    },
    folder: path.join(dist, 'server'),
    names: FILE_NAMES,
    // Packages of the registry are required, so that there is one React; those of the workspace are bundled, and the
    // router for its production build.
    external: (request) => (/^@signpost\/|^react-router|\.(css|woff2)$/.test(request) ? undefined : request),
  }),
};

/** The scripts and styles among files of the browser build, as URLs. */
const assetsOf = (files: readonly { name: string }[] = []) => {
  const urls = files.map(({ name }) => `/assets/${name}`);
  return {
    js: urls.filter((url) => url.endsWith('.js')),
    css: urls.filter((url) => url.endsWith('.css')),
  };
};

/** Copies a public file under a name that carries its content's hash, as every file of this folder must. Gives its URL. */
const writePublic = async (file: string): Promise<string> => {
  const bytes = await readFile(path.join(folder, 'public', file));
  const { name, ext } = path.parse(file);
  const hashed = `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}${ext}`;
  await writeFile(path.join(dist, 'client/assets', hashed), bytes);
  return `/assets/${hashed}`;
};

/** Copies the site's own pictures. Gives their URLs by what they are for. */
const writePictures = async () => ({
  icon192: await writePublic('icon-192.png'),
  icon512: await writePublic('icon-512.png'),
  maskable: await writePublic('icon-maskable-512.png'),
  touch: await writePublic('icon-touch-180.png'),
  preview: await writePublic('preview.png'),
  screenNarrow: await writePublic('screen-narrow.webp'),
  screenWide: await writePublic('screen-wide.webp'),
});

/** Budgets in bytes (brotli): what every page loads of the shell, and what each of its own pages adds. */
const START_BUDGET = 132_000;
const PAGE_BUDGET = 19_000;

/** Bytes of these scripts, compressed as browsers get them. */
const compressedBytes = async (urls: readonly string[]): Promise<number> => {
  const files = urls.map((url) => stat(path.join(dist, 'client', `${url}.br`)));
  return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
};

/** Throws when the scripts of the start, or of a page, exceed their budget. */
const checkBudgets = async (
  start: readonly string[],
  pages: Readonly<Record<string, { readonly js: readonly string[] }>>,
): Promise<void> => {
  expectCosts({ 'the start of every page': await compressedBytes(start) }, START_BUDGET);
  // Loaders and islands, which a first visit may not load, have a third part in their names.
  const atStart = Object.entries(pages).filter(([name]) => name.split('.').length === 2);
  const costs = atStart.map(async ([name, { js }]) => [name, await compressedBytes(js)] as const);
  expectCosts(Object.fromEntries(await Promise.all(costs)), PAGE_BUDGET);
};

/** The shell's own files in a browser build: those of all pages, and in `chunks` those of each route. */
const listAssets = (client: StatsCompilation | undefined) => {
  const shell = assetsOf(client?.entrypoints?.['shell']?.assets);
  const main = assetsOf(client?.namedChunkGroups?.['main']?.assets);
  const groups = Object.entries(client?.namedChunkGroups ?? {}).filter(([name]) => name.startsWith('shell.'));
  const chunks = groups.map(([name, group]) => {
    const { js, css } = assetsOf(group.assets);
    // With the styles of its islands, whose markup is there before their scripts.
    const parts = groups.filter(([part]) => part.startsWith(`${name}.`));
    const all = [...css, ...parts.flatMap(([, part]) => assetsOf(part.assets).css)];
    return [name, { js, css: [...new Set(all)] }] as const;
  });
  return { js: shell.js, preload: main.js, css: main.css, chunks: Object.fromEntries(chunks) };
};

const build = async (): Promise<void> => {
  await rm(dist, { recursive: true, force: true });
  const translated = TRANSLATED_LANGUAGES.map((language) => browserBuild(language));
  const [client, , , ...translatedClients] = await runWebpack([
    browserBuild(),
    server,
    worker,
    ...translated,
  ]);
  const fonts = (client?.assets ?? [])
    .map(({ name }) => `/assets/${name}`)
    .filter((name) => name.endsWith('.woff2'))
    // The bundler lists assets in the order in which it finished them.
    .sort();
  const assets = {
    icon: await writePublic('icon.svg'),
    pictures: await writePictures(),
    fonts,
    ...listAssets(client),
    translations: Object.fromEntries(
      TRANSLATED_LANGUAGES.map((language, index) => [language, listAssets(translatedClients[index])]),
    ),
  };
  await writeFile(path.join(dist, 'client/assets.json'), JSON.stringify(assets, null, 1));
  if (mode === 'production') {
    await precompress(path.join(dist, 'client/assets'));
    const deferred = assetsOf(client?.namedChunkGroups?.['deferred-start']?.assets);
    await checkBudgets([...assets.js, ...assets.preload, ...deferred.js], assets.chunks);
  }
  console.log(`shell: ${assets.js.length} scripts, ${assets.css.length} style sheets`);
};

void build().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
