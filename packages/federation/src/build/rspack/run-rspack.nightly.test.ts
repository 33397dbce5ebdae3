import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { INTEGRITY_LIST } from '../../contract/shared';
import type { ReleaseManifest } from '../../registry';
import { sha256, subresourceIntegrity } from '../../registry/sha256';
import { readSourceMap } from '../../source-maps/find-source';

const REMOTE = `export const routes = [{ id: 'tiny.page', path: '/tiny',
  lazy: () => import(/* webpackChunkName: "tiny.page" */ './page') }];`;
const PAGE = `import styles from './page.module.css';

export const Component = () => <p className={styles.wide}>{typeof document}</p>;
export const fail = () => { throw Error('broken'); };`;

/** Writes the sources of a remote, and builds it in a process of its own, because Jest cannot load Rspack. */
const build = async (bundler: 'webpack' | 'rspack', page = PAGE) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'signpost-rspack-'));
  const config = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.0.0', budget: 9_000, bundler };
  await mkdir(path.join(folder, 'src'));
  const sources = {
    'remote.config.ts': `export default ${JSON.stringify(config)};`,
    'src/remote.ts': REMOTE,
    'src/page.tsx': page,
    'src/page.module.css': '.wide { inline-size: 100%; }',
  };
  for (const [file, text] of Object.entries(sources)) await writeFile(path.join(folder, file), text);
  const command = ['--import', 'tsx', path.join(__dirname, '../cli.ts'), folder];
  await promisify(execFile)(process.execPath, command);
  const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  return { folder, read, manifest: JSON.parse(await read('release.json')) as ReleaseManifest };
};

let rspack: Awaited<ReturnType<typeof build>>;
let webpack: typeof rspack;
beforeAll(async () => {
  rspack = await build('rspack');
  webpack = await build('webpack');
});
afterAll(async () => {
  for (const { folder } of [rspack, webpack]) await rm(folder, { recursive: true });
});

it('builds the same files as webpack, each proved by the list of hashes', async () => {
  const { read, manifest } = rspack;
  const hashes = JSON.parse(await read(`client/${INTEGRITY_LIST}`)) as Record<string, string>;
  expect(Object.keys(hashes).sort()).toEqual(['remote.js', 'tiny.page.css', 'tiny.page.js']);
  for (const [file, hash] of Object.entries(hashes))
    expect(hash).toBe(subresourceIntegrity(sha256(await read(`client/${file}`))));
  expect(manifest.client).toEqual(webpack.manifest.client);
  expect(Object.keys(manifest.files)).toEqual(Object.keys(webpack.manifest.files));
});

it('sets the hashes on what its entry loads, and calls nothing that only tsx defines', async () => {
  const entry = await rspack.read('client/remoteEntry.js');
  expect(entry.match(/\.integrity=/g)).toHaveLength(2);
  for (const file of ['client/remoteEntry.js', 'server/remoteEntry.js'])
    expect(await rspack.read(file)).not.toContain('__name');
});

it('names classes alike in both builds, and leaves out what only the other side does', async () => {
  const { read, folder } = rspack;
  const [name = 'none'] = /tiny-[\w-]+/.exec(await read('client/tiny.page.css')) ?? [];
  for (const file of ['client/tiny.page.js', 'server/remoteEntry.js'])
    expect(await read(file)).toContain(name);
  expect(await read('client/tiny.page.css')).toContain('inline-size');
  expect(await read('client/tiny.page.js')).not.toContain('typeof document');
  expect(await readdir(path.join(folder, 'dist/server'))).toEqual(['remoteEntry.js']);
});

it('has a map of the positions of each script and style sheet, apart from what is served, and without the sources', async () => {
  for (const { read, manifest } of [webpack, rspack]) {
    const maps = Object.keys(manifest.files).filter((file) => file.endsWith('.map'));
    expect(maps).toEqual([
      'maps/client/remote.js.map',
      'maps/client/remoteEntry.js.map',
      'maps/client/tiny.page.css.map',
      'maps/client/tiny.page.js.map',
      'maps/server/remoteEntry.js.map',
    ]);
    for (const map of maps) expect(await read(map)).not.toContain('sourcesContent');
    const script = await read('client/tiny.page.js');
    expect(script).not.toContain('sourceMappingURL');
    const [line = ''] = script.split('\n').filter((text) => text.includes('broken'));
    const find = readSourceMap(await read('maps/client/tiny.page.js.map'));
    const position = [script.split('\n').indexOf(line) + 1, line.indexOf('Error("broken')] as const;
    expect(find(...position)).toMatchObject({ file: 'src/page.tsx', line: 4 });
  }
});

it('refuses to bundle a framework of the shell', async () => {
  await expect(build('rspack', `import 'react-dom';\n${PAGE}`)).rejects.toThrow(
    'react-dom belongs to the shell',
  );
});
