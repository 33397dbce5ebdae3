import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyRemote } from '../testing';
import { prune } from './prune';
import { release } from './release';
import { changeRegistry } from './store';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'signpost-prune-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

const publish = async (heading: string, canary?: number) => {
  const dist = await writeTinyRemote(path.join(store, 'dist'), { heading });
  const { entry } = await release(store, 'tiny', dist, { canary });
  return (entry.canary?.ref ?? entry.live).release;
};

/**
 * The history keeps every release that it names; clearing it leaves the state of a remote after more than
 * twenty changes.
 */
const forgetHistory = () =>
  changeRegistry(store, ({ remotes }) =>
    Object.fromEntries(Object.entries(remotes).map(([name, entry]) => [name, { ...entry, history: [] }])),
  );

const later = () => new Date(Date.now() + 15 * 24 * 3_600_000);

it('removes what the registry no longer names, and returns it', async () => {
  const old = await publish('one');
  const kept = [await publish('two'), await publish('three'), await publish('four', 10)];
  await forgetHistory();
  expect(await prune(store, later())).toEqual([{ name: 'tiny', release: old }]);
  expect((await readdir(path.join(store, 'tiny'))).sort()).toEqual(kept.sort());
});

it('keeps what the history names', async () => {
  for (const heading of ['one', 'two', 'three', 'four']) await publish(heading);
  expect(await prune(store, later())).toEqual([]);
});

it('keeps what was stored within two weeks: a preview link may show it, or its registry entry may still be pending', async () => {
  for (const heading of ['one', 'two', 'three']) await publish(heading);
  await forgetHistory();
  expect(await prune(store)).toEqual([]);
});
