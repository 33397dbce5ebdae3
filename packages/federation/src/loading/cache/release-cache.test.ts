import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FaultyHost, openFaultyHost } from '../../testing';
import { openStage, type Stage } from '../testing/stage';
import { MAX_UNUSED_MS, prune } from './prune';
import { obtainRelease } from './release-cache';

describe('many calls', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const WIDTH = 40;

  /** Contents of the remote's folder in the cache. */
  const stored = () => readdir(path.join(stage.cache, 'tiny'));

  describe('release cache of a process with many requests', () => {
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
      await expect(obtainRelease(stage.cache, location, 'tiny', ref, 1_000)).resolves.toMatchObject({
        folder,
      });
    });
  });
});

describe('pruning', () => {
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
});

describe('source maps', () => {
  /** `AAAA`: the script begins with that of source 0; `ICWE`: four columns on is line 12, column 3 of source 1. */
  const MAP = JSON.stringify({
    version: 3,
    sources: ['webpack://tiny/../../packages/ui/part.tsx', 'webpack://tiny/./src/page.tsx'],
    mappings: 'AAAA,ICWE',
  });
  const LIBRARY = { script: 'server/remoteEntry.js', line: 1, column: 2 };
  const OWN = { script: 'server/remoteEntry.js', line: 1, column: 9 };
  const PAGE = { file: 'src/page.tsx', line: 12, column: 3 };

  let stage: Stage;
  let host: FaultyHost;
  beforeEach(async () => {
    stage = await openStage();
    host = await openFaultyHost(stage.store);
  });
  afterEach(async () => {
    await stage.close();
    await host.close();
  });

  const run = async (sourceMap?: string) => {
    const ref = await stage.put('first', sourceMap === undefined ? {} : { sourceMap });
    await stage.register({ live: ref });
    const { sources } = await stage.open({ store: host.url });
    const folder = path.join(stage.cache, 'tiny', ref.release);
    return {
      release: ref.release,
      sources,
      map: path.join(folder, 'maps/server/remoteEntry.js.map'),
      find: (...positions: (typeof OWN)[]) => sources.find('tiny', ref.release, positions),
    };
  };

  it('fetches a source map with the first error and not with the release, and keeps it on disk', async () => {
    const { find, map } = await run(MAP);
    expect(existsSync(path.dirname(map))).toBe(false);
    expect(await find(OWN)).toEqual(PAGE);
    expect(existsSync(map)).toBe(true);
    host.setFault('down');
    expect(await find(LIBRARY)).toMatchObject({ file: '../../packages/ui/part.tsx', line: 1 });
  });

  it('prefers the innermost position in the folder of the remote', async () => {
    const { find } = await run(MAP);
    expect(await find(LIBRARY, OWN)).toEqual(PAGE);
  });

  it('uses no source map that is not the one of the release, from the store or from disk', async () => {
    const { find, map } = await run(MAP);
    await writeFile(path.join(stage.store, path.relative(stage.cache, map)), MAP.replace('page', 'evil'));
    expect(await find(OWN)).toBeUndefined();
    const second = await run(`${MAP} `);
    expect(await second.find(OWN)).toEqual(PAGE);
    await writeFile(second.map, MAP.replace('page', 'evil'));
    expect(await second.find(LIBRARY)).toMatchObject({ line: 1 });
  });

  it('finds nothing for a release without source maps, a release that has not run, or an unreachable store', async () => {
    const { find, release, sources } = await run();
    expect([sources.has('tiny', release), await find(OWN)]).toEqual([true, undefined]);
    const unknown = ['tiny', '000000000000'] as const;
    expect([sources.has(...unknown), await sources.find(...unknown, [OWN])]).toEqual([false, undefined]);
    const other = await run(MAP);
    host.setFault('down');
    expect(await other.find(OWN)).toBeUndefined();
  });

  it('runs a release whose source maps the store does not have', async () => {
    const ref = await stage.put('first', { sourceMap: MAP });
    await rm(path.join(stage.store, 'tiny', ref.release, 'maps'), { recursive: true });
    await stage.register({ live: ref });
    const set = await stage.open({ store: host.url });
    expect(set.current().remotes[0]?.loaded?.release).toBe(ref.release);
    expect(await set.sources.find('tiny', ref.release, [OWN])).toBeUndefined();
  });
});
