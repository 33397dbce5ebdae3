import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { serveFiles } from './files';

const RELEASE = 'unis/0123456789ab';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-files-'));
  await mkdir(path.join(folder, 'assets'));
  for (const file of [
    'client/page.js',
    'client/page.js.map',
    'client/cy/page.js',
    'client/cy/page.js.map',
    'server/remoteEntry.js',
    'maps/client/page.js.map',
    'maps/server/remoteEntry.js.map',
  ]) {
    const target = path.join(folder, RELEASE, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, '{}');
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each([
  ['client/page.js', 200],
  ['client/page.js.map', 404],
  ['client/cy/page.js', 200],
  ['client/cy/page.js.map', 404],
  ['client/cy/../page.js.map', 404],
  ['client/page.js%2Emap', 404],
  ['maps/client/page.js.map', 404],
  ['client/../maps/client/page.js.map', 404],
  ['client/..%2Fmaps%2Fclient%2Fpage.js.map', 404],
  ['maps/server/remoteEntry.js.map', 404],
  ['server/remoteEntry.js', 404],
])('serves the browser half of a release without its source maps: %s %s', async (file, status) => {
  const app = Fastify();
  await serveFiles(app, folder, folder);
  const { statusCode } = await app.inject(`/releases/${RELEASE}/${file}`);
  expect(statusCode).toBe(status);
  await app.close();
});
