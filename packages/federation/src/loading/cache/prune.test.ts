import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_UNUSED_MS, prune } from './prune';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const OLD = NOW - MAX_UNUSED_MS - 1;
let cache: string;

const put = async (release: string, usedAt: number) => {
  const folder = path.join(cache, 'unis', release);
  await mkdir(folder, { recursive: true });
  await utimes(folder, usedAt / 1000, usedAt / 1000);
};
const kept = async () => (await readdir(path.join(cache, 'unis'))).sort();

beforeEach(async () => {
  cache = await mkdtemp(path.join(tmpdir(), 'signpost-prune-'));
});
afterEach(() => rm(cache, { recursive: true, force: true }));

describe('pruning the release cache', () => {
  it('removes releases that were unused for a day, and the rest of interrupted downloads', async () => {
    await put('aaaaaaaaaaaa', OLD);
    await put('bbbbbbbbbbbb', NOW - MAX_UNUSED_MS + 1);
    await put('cccccccccccc.partial-x1', OLD);
    await put('notes', OLD);
    await writeFile(path.join(cache, 'unis/last-good.json'), '{}');
    expect(await prune(cache, () => false, NOW)).toEqual([
      'unis/aaaaaaaaaaaa',
      'unis/cccccccccccc.partial-x1',
    ]);
    expect(await kept()).toEqual(['bbbbbbbbbbbb', 'last-good.json', 'notes']);
  });

  it('keeps releases in use, and for a day afterwards, whatever their age', async () => {
    await put('aaaaaaaaaaaa', OLD);
    await prune(cache, (remote, release) => remote === 'unis' && release === 'aaaaaaaaaaaa', NOW);
    expect(await prune(cache, () => false, NOW + MAX_UNUSED_MS - 1_000)).toEqual([]);
    expect(await prune(cache, () => false, NOW + MAX_UNUSED_MS + 1_000)).toEqual(['unis/aaaaaaaaaaaa']);
  });

  it.each([2, -2])('removes nothing when the clock is set by %d days', async (days) => {
    const real = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(real + days * 24 * 3_600_000);
    // New files get the time of the changed clock.
    await put('aaaaaaaaaaaa', days < 0 ? Date.now() : real);
    expect(await prune(cache, () => false)).toEqual([]);
    clock.mockRestore();
  });

  it('does nothing when there is no cache', async () => {
    expect(await prune(path.join(cache, 'nowhere'), () => false, NOW)).toEqual([]);
  });
});
