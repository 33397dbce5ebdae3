import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { runWebpack } from '../../build/run-webpack';
import { serverBuild } from '../../build/remote-builds';
import type { ReleaseManifest } from '../../registry';
import { moveMaps } from '../../source-maps/map-files';
import type { Finding } from './finding';

const config = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.0.0', budget: 1_000 };
const manifest: ReleaseManifest = {
  ...config,
  client: {
    entry: 'client/remoteEntry.js',
    remote: { js: [], css: [] },
    chunks: { 'tiny.page': { js: [], css: [] } },
  },
  server: { entry: 'server/remoteEntry.js' },
  files: {},
};
const REMOTE = `export const routes = [{ id: 'tiny.page', path: '/tiny', lazy: () => import('./page') }];`;
const PAGE = 'export const Component = (): null => null;\nexport const handle = { head: () => ({}) };';

/** Checks the build in `dist` in a process of its own, because the test runner changes the stacks of errors. */
const check = async (dist: string): Promise<readonly Finding[]> => {
  const candidate = JSON.stringify({ dist, config, manifest });
  const script = `
    const { checkRelease } = require('${__dirname}/index.ts');
    const { runServerModule } = require('${__dirname}/server-module.ts');
    const candidate = ${candidate};
    const shared = { '@signpost/identity': { version: '1.0.0', module: {} },
      '@signpost/api-client/base': { version: '1.0.0', module: { api: {} } } };
    const running = runServerModule(candidate.dist, candidate.manifest, shared);
    checkRelease(candidate, running, '1.0.0').then((findings) => console.log(JSON.stringify(findings)));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script]);
  return JSON.parse(stdout) as Finding[];
};

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'signpost-thrown-')));
  await mkdir(path.join(folder, 'src'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The problems of the rule about routes, for a remote with these sources, built for production. */
const routeProblems = async (remote: string, page: string) => {
  await writeFile(path.join(folder, 'src/remote.ts'), remote);
  await writeFile(path.join(folder, 'src/page.tsx'), page);
  const build = { ...serverBuild({ folder, config, mode: 'production' }), cache: false };
  await runWebpack([build]);
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'client'));
  await moveMaps(dist);
  const findings = await check(dist);
  return findings.find(({ rule }) => rule === 'routes match')?.problems;
};

const at = (file: string) => path.relative('.', path.join(folder, file));

it('names nothing in a remote that starts', async () => {
  expect(await routeProblems(REMOTE, PAGE)).toEqual([]);
});

it('names the file and line of a page whose module throws', async () => {
  const page = `// A comment, which the build drops.\n${PAGE}\nconst fail = () => {\n  throw new Error('broken page');\n};\nfail();`;
  expect(await routeProblems(REMOTE, page)).toEqual([`broken page (${at('src/page.tsx')}:5:9)`]);
});

it('names the file and line of a remote.ts that throws', async () => {
  const remote = `${REMOTE}\nthrow new Error('broken remote');`;
  expect(await routeProblems(remote, PAGE)).toEqual([`broken remote (${at('src/remote.ts')}:2:7)`]);
});
