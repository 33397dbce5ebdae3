import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyRemote } from '../testing';
import { release, releaseIfNew, rollback } from './release';
import { changeRegistry, registryOf } from './store';

let folder: string;
let store: string;

const publish = async (heading: string) =>
  release(store, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading }));

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

  it('makes the new release live and remembers the one before', async () => {
    const first = await publish('one');
    const second = await publish('two');
    const { remotes, version } = await registryOf(store);
    expect(version).toBe(2);
    expect(remotes['tiny']?.live.release).toBe(second.live.release);
    expect(remotes['tiny']?.previous?.release).toBe(first.live.release);
  });

  it('refuses a build whose files are not those of its manifest, and changes nothing', async () => {
    await publish('one');
    const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'two' });
    await writeFile(path.join(dist, 'client/remoteEntry.js'), 'another build');
    await expect(release(store, 'tiny', dist)).rejects.toThrow('tiny was not built whole');
    expect((await registryOf(store)).version).toBe(1);
  });

  it('rolls back to the one before, and forward again', async () => {
    const first = await publish('one');
    const second = await publish('two');
    expect((await rollback(store, 'tiny')).live.release).toBe(first.live.release);
    expect((await rollback(store, 'tiny')).live.release).toBe(second.live.release);
  });

  it('leaves a roll-back standing when a build that was released before comes again at a start', async () => {
    const first = await publish('one');
    await publish('two');
    await rollback(store, 'tiny');
    const again = await releaseIfNew(store, 'tiny', path.join(folder, 'dist'));
    expect(again.live.release).toBe(first.live.release);
    const third = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'three' });
    expect((await releaseIfNew(store, 'tiny', third)).live.release).not.toBe(first.live.release);
  });

  it('says why there is nothing to roll back to, and changes nothing', async () => {
    await publish('one');
    await expect(rollback(store, 'tiny')).rejects.toThrow('tiny has no release to roll back to');
    expect((await registryOf(store)).version).toBe(1);
  });

  it('lets one change of the registry through at a time', async () => {
    await publish('one');
    const slow = changeRegistry(store, ({ remotes }) => remotes);
    await expect(changeRegistry(store, ({ remotes }) => remotes)).rejects.toThrow('another release');
    await slow;
  });

  it('refuses a damaged registry, leaving it as it is', async () => {
    await publish('one');
    const file = path.join(store, 'registry.json');
    await writeFile(file, '{"version":');
    await expect(publish('two')).rejects.toThrow();
    expect(await readFile(file, 'utf8')).toBe('{"version":');
  });
});
