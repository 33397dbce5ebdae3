import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyRemote } from '../testing';
import { promote, release, rollback, wasReleased } from './release';
import { registryOf } from './store';

let folder: string;
let store: string;

const publish = async (heading: string, canary?: number) =>
  release(store, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading }), { canary });
const entryOf = async () => (await registryOf(store)).remotes['tiny'];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-release-'));
  store = path.join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('releasing', () => {
  it('stores each build once, under the id of its content', async () => {
    const first = await publish('one');
    const again = await publish('one');
    expect(again.live.release).toBe(first.live.release);
    expect(again.registryVersion).toBe(first.registryVersion);
    expect(await readdir(path.join(store, 'tiny'))).toEqual([first.live.release]);
  });

  it('makes the new release live and records the previous one', async () => {
    const first = await publish('one');
    const second = await publish('two');
    const { remotes, version } = await registryOf(store);
    expect(version).toBe(2);
    expect(remotes['tiny']?.live.release).toBe(second.live.release);
    expect(remotes['tiny']?.previous?.release).toBe(first.live.release);
  });

  it('rejects a build whose files do not match its manifest, and changes nothing', async () => {
    await publish('one');
    const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'two' });
    await writeFile(path.join(dist, 'client/remoteEntry.js'), 'another build');
    await expect(release(store, 'tiny', dist)).rejects.toThrow('tiny has an incomplete build');
    expect((await registryOf(store)).version).toBe(1);
  });

  it('rolls back to the previous release, and forward again', async () => {
    const first = await publish('one');
    const second = await publish('two');
    expect((await rollback(store, 'tiny')).live.release).toBe(first.live.release);
    expect((await rollback(store, 'tiny')).live.release).toBe(second.live.release);
  });

  it('recognises a build that was released before, so that a start does not undo a rollback', async () => {
    await publish('one');
    await publish('two');
    await rollback(store, 'tiny');
    expect(await wasReleased(store, 'tiny', path.join(folder, 'dist'))).toBe(true);
    const third = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'three' });
    expect(await wasReleased(store, 'tiny', third)).toBe(false);
  });

  it('explains why there is nothing to roll back to, and changes nothing', async () => {
    await publish('one');
    await expect(rollback(store, 'tiny')).rejects.toThrow('tiny has no release to roll back to');
    expect((await registryOf(store)).version).toBe(1);
  });

  it('rejects a build of another remote', async () => {
    const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'one' });
    await expect(release(store, 'unis', dist)).rejects.toThrow('contains tiny, not unis');
  });

  it('rejects a damaged registry and leaves it unchanged', async () => {
    await publish('one');
    const file = path.join(store, 'registry.json');
    await writeFile(file, '{"version":');
    await expect(publish('two')).rejects.toThrow();
    expect(await readFile(file, 'utf8')).toBe('{"version":');
  });
});

describe('canary', () => {
  it('runs beside the live release with its share of visitors', async () => {
    const first = await publish('one');
    const second = await publish('two', 10);
    expect(second.live.release).toBe(first.live.release);
    expect(await entryOf()).toMatchObject({
      live: { release: first.live.release },
      canary: { share: 10, ref: { paths: ['/tiny'] } },
      previous: null,
    });
  });

  it('changes its share when it is released again with another one', async () => {
    await publish('one');
    await publish('two', 10);
    await publish('two', 30);
    expect((await entryOf())?.canary?.share).toBe(30);
    expect((await publish('two', 30)).registryVersion).toBe(3);
  });

  it('becomes live for all when it is promoted, and the former live one becomes the rollback target', async () => {
    const first = await publish('one');
    const canary = (await publish('two', 10)).entry.canary?.ref.release;
    const { entry } = await promote(store, 'tiny');
    expect(entry).toMatchObject({
      live: { release: canary },
      previous: { release: first.live.release },
      canary: null,
    });
  });

  it('is removed by a rollback, which leaves the live and previous releases unchanged', async () => {
    const first = await publish('one');
    const second = await publish('two');
    await publish('three', 10);
    const { entry } = await rollback(store, 'tiny');
    expect(entry).toMatchObject({
      live: { release: second.live.release },
      previous: { release: first.live.release },
      canary: null,
    });
  });

  it('is dropped by a release for all', async () => {
    await publish('one');
    await publish('two', 10);
    const third = await publish('three');
    expect(third.entry.canary).toBeNull();
    expect(await entryOf()).toEqual(third.entry);
  });

  it('requires a live release, and promoting requires a canary', async () => {
    await expect(publish('one', 10)).rejects.toThrow('no live release yet');
    await publish('one');
    await expect(promote(store, 'tiny')).rejects.toThrow('tiny has no canary to promote');
    await expect(promote(store, 'unis')).rejects.toThrow('unis was never released');
  });
});

describe('history of a remote', () => {
  it('lists each change, newest first', async () => {
    const first = (await publish('one')).live.release;
    const second = (await publish('two', 10)).entry.canary?.ref.release;
    await promote(store, 'tiny');
    await rollback(store, 'tiny');
    const history = (await entryOf())?.history.map(({ action, release: id }) => [action, id]);
    expect(history).toEqual([
      ['rollback', first],
      ['promote', second],
      ['canary', second],
      ['release', first],
    ]);
  });

  it('keeps twenty changes', async () => {
    await publish('one');
    await publish('two');
    for (let turn = 0; turn < 21; turn += 1) await rollback(store, 'tiny');
    const entry = await entryOf();
    expect(entry?.history).toHaveLength(20);
    expect(entry?.history.every(({ action }) => action === 'rollback')).toBe(true);
  });
});
