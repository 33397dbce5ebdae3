import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watch-sources';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-watch-'));
  for (const part of ['src/pages', 'node_modules/x', 'dist']) {
    await mkdir(path.join(folder, part), { recursive: true });
  }
});
afterEach(() => rm(folder, { recursive: true }));

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Watches the folder while `save` runs, which gets a function that counts the changes so far. */
const watching = async (save: (changes: () => number) => Promise<void>): Promise<void> => {
  let changes = 0;
  const stop = watchSources(folder, () => (changes += 1));
  await pause(300);
  changes = 0;
  try {
    await save(() => changes);
  } finally {
    stop();
  }
};

it.each(['src/pages/page.tsx', 'src/remote.ts', 'settings.ts'])('reports a save of %s', (file) =>
  watching(async (changes) => {
    await writeFile(path.join(folder, file), 'x');
    while (changes() === 0) await pause(50);
  }),
);

it.each(['src/pages/page.test.tsx', 'node_modules/x/index.js', 'dist/release.json', 'CHANGELOG.md'])(
  'reports no save of %s',
  (file) =>
    watching(async (changes) => {
      await writeFile(path.join(folder, file), 'x');
      await pause(500);
      expect(changes()).toBe(0);
    }),
);
