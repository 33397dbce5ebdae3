import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watch-sources';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-watch-'));
  for (const part of ['src/pages', 'node_modules/x', 'dist']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true }));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many changes are reported while the files are saved in turn, half a second apart. */
const changesFor = async (...files: readonly string[]): Promise<number> => {
  let changes = 0;
  const stop = watchSources(folder, () => (changes += 1));
  // The watcher reports files that were created just before it began.
  await pause(300);
  changes = 0;
  for (const file of files) {
    await writeFile(path.join(folder, file), 'x');
    await pause(500);
  }
  stop();
  return changes;
};

it('reports saves of sources, also of those beside the folder of sources', async () => {
  expect(await changesFor('src/pages/page.tsx', 'src/remote.ts', 'settings.ts')).toBe(3);
});

it('reports no saves of tests, packages, builds and documents', async () => {
  const files = ['src/pages/page.test.tsx', 'node_modules/x/index.js', 'dist/release.json', 'CHANGELOG.md'];
  expect(await changesFor(...files)).toBe(0);
});
