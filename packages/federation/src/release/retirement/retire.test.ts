import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyRemote, type TinyRemote } from '../../testing';
import { promote, release, rollback } from '../release';
import { statusText } from '../report/status';
import { retire } from './retire';
import { registryOf } from '../store';

let folder: string;
let store: string;

const publish = async (options: TinyRemote & { name: string }, canary?: number) =>
  release(store, options.name, await writeTinyRemote(path.join(folder, options.name), options), { canary });
const rooms = (more: Partial<TinyRemote> = {}, canary?: number) =>
  publish({ name: 'rooms', heading: 'rooms', paths: ['/rooms', '/rooms/:id'], ...more }, canary);
const entry = async () => (await registryOf(store)).remotes['rooms'];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-retire-'));
  store = path.join(folder, 'store');
  await rooms({ slots: ['card.universities'] });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps the release and records the redirects, and status shows them', async () => {
  const [first] = await retire(store, 'rooms', ['/rooms/:id=/explore/unis/:id', '/rooms=/explore/unis']);
  expect(first).toBe('rooms is retired; other remotes can claim /rooms, /rooms/:id, card.universities');
  expect(await entry()).toMatchObject({
    live: { paths: ['/rooms', '/rooms/:id'] },
    canary: null,
    owns: {},
    retired: { redirects: { '/rooms/:id': '/explore/unis/:id', '/rooms': '/explore/unis' } },
  });
  const text = statusText(await registryOf(store));
  expect(text).toMatch(/retired +since 20/);
  expect(text).toMatch(/redirects +\/rooms\/:id +to \/explore\/unis\/:id/);
});

it.each([
  ['/rooms', '/rooms: say <path>=<path>'],
  ['/rooms=https://elsewhere.example', 'say <path>=<path>'],
  ['/rooms=//elsewhere.example', 'say <path>=<path>'],
  ['/unis=/explore/unis', '/unis is no path of the remote. It has /rooms, /rooms/:id.'],
  ['/rooms/:id=/explore/unis/:code', '/explore/unis/:code has :code, which /rooms/:id lacks'],
])('refuses the redirect %s, and changes nothing', async (redirect, reason) => {
  await expect(retire(store, 'rooms', [redirect])).rejects.toThrow(reason);
  expect((await registryOf(store)).version).toBe(1);
});

it('frees the paths, cards and names for other remotes', async () => {
  const unis = { name: 'unis', heading: 'unis', paths: ['/rooms/:id'] };
  await expect(publish(unis)).rejects.toThrow('/rooms/:id belongs to rooms');
  await retire(store, 'rooms', []);
  expect((await publish(unis)).live.paths).toEqual(['/rooms/:id']);
  await expect(rollback(store, 'rooms')).rejects.toThrow('/rooms/:id belongs to unis');
});

it('is undone by a roll-back, which keeps the live release, and by a release', async () => {
  const before = await entry();
  await retire(store, 'rooms', []);
  await rollback(store, 'rooms');
  expect(await entry()).toMatchObject({ live: before?.live, retired: null });
  await retire(store, 'rooms', []);
  await rooms({ slots: ['card.universities'] });
  expect((await entry())?.retired).toBeNull();
});

it('removes a canary, and refuses a new one, a promotion and a second retirement', async () => {
  await rooms({ heading: 'second' }, 10);
  await retire(store, 'rooms', []);
  expect((await entry())?.canary).toBeNull();
  await expect(rooms({ heading: 'third' }, 10)).rejects.toThrow('has no live release');
  await expect(promote(store, 'rooms')).rejects.toThrow();
  await expect(retire(store, 'rooms', [])).rejects.toThrow('rooms is retired');
});

it('names the remotes that fill slots in its pages', async () => {
  await publish({ name: 'guides', heading: 'g', paths: ['/g'], manifest: { slots: ['rooms.room.row.v1'] } });
  expect((await retire(store, 'rooms', [])).join('\n')).toContain('guides fills slots in its pages');
});
