import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KEPT_UNUSED, prune } from './prune';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const OLD = NOW - KEPT_UNUSED - 1;
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

describe('pruning the cache of releases', () => {
  it('removes what was not in use for a day, and what downloads left behind', async () => {
    await put('aaaaaaaaaaaa', OLD);
    await put('bbbbbbbbbbbb', NOW - KEPT_UNUSED + 1);
    await put('cccccccccccc.partial-x1', OLD);
    await put('notes', OLD);
    await writeFile(path.join(cache, 'unis/last-good.json'), '{}');
    expect(await prune(cache, () => false, NOW)).toEqual([
      'unis/aaaaaaaaaaaa',
      'unis/cccccccccccc.partial-x1',
    ]);
    expect(await kept()).toEqual(['bbbbbbbbbbbb', 'last-good.json', 'notes']);
  });

  it('keeps what is in use, and for a day from then on, however old it is', async () => {
    await put('aaaaaaaaaaaa', OLD);
    await prune(cache, (remote, release) => remote === 'unis' && release === 'aaaaaaaaaaaa', NOW);
    expect(await prune(cache, () => false, NOW + KEPT_UNUSED - 1_000)).toEqual([]);
    expect(await prune(cache, () => false, NOW + KEPT_UNUSED + 1_000)).toEqual(['unis/aaaaaaaaaaaa']);
  });

  it.each([2, -2])('removes nothing because the clock was set by %d days', async (days) => {
    const real = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(real + days * 24 * 3_600_000);
    // What is written now gets the time of the clock that was set.
    await put('aaaaaaaaaaaa', days < 0 ? Date.now() : real);
    expect(await prune(cache, () => false)).toEqual([]);
    clock.mockRestore();
  });

  it('has nothing to do where there is no cache', async () => {
    expect(await prune(path.join(cache, 'nowhere'), () => false, NOW)).toEqual([]);
  });
});
