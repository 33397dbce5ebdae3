import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openFaultyHost, type FaultyHost } from '../../testing';
import { openStage, type Stage } from '../testing/stage';

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
  const requests = host.requests();
  expect(await find(LIBRARY)).toMatchObject({ file: '../../packages/ui/part.tsx', line: 1 });
  expect(host.requests()).toBe(requests);
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
  host.setFault('hung');
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
