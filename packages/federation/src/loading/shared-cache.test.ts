import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { obtainRelease } from './cache/release-cache';
import { openStage, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const run = promisify(execFile);
const WIDTH = 40;

/** Contents of the remote's folder in the cache. */
const stored = () => readdir(path.join(stage.cache, 'tiny'));

describe('release cache shared by several processes', () => {
  it('installs one release from many concurrent calls, completely and without failures', async () => {
    const ref = await stage.put('first');
    const location = path.join(stage.store, ref.url);
    for (let round = 0; round < 5; round += 1) {
      await rm(stage.cache, { recursive: true, force: true });
      const all = await Promise.all(
        Array.from({ length: WIDTH }, () => obtainRelease(stage.cache, location, 'tiny', ref, 20_000)),
      );
      expect(new Set(all.map(({ folder }) => folder)).size).toBe(1);
      expect(await stored()).toEqual([ref.release]);
    }
  });

  it('replaces a damaged release in concurrent calls', async () => {
    const ref = await stage.put('first');
    const location = path.join(stage.store, ref.url);
    const folder = path.join(stage.cache, 'tiny', ref.release);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'release.json'), 'damaged');
    await Promise.all(
      Array.from({ length: WIDTH }, () => obtainRelease(stage.cache, location, 'tiny', ref, 20_000)),
    );
    expect(await stored()).toEqual([ref.release]);
    await rm(stage.store, { recursive: true });
    await expect(obtainRelease(stage.cache, location, 'tiny', ref, 1_000)).resolves.toMatchObject({ folder });
  });

  it('installs it from several processes at once', async () => {
    const ref = await stage.put('first');
    const program = path.join(__dirname, 'testing', 'obtain-many.ts');
    const words = [
      stage.cache,
      path.join(stage.store, ref.url),
      JSON.stringify(ref),
      String(Date.now() + 4_000),
    ];
    const processes = Array.from({ length: 3 }, () =>
      run(process.execPath, ['--import', 'tsx', program, ...words]),
    );
    const outcomes = (await Promise.all(processes)).map(({ stdout }) => stdout.trim());
    expect(outcomes).toEqual(['20 installed it', '20 installed it', '20 installed it']);
    expect(await stored()).toEqual([ref.release]);
  });
});
