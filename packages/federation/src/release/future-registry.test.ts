import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newKeyPair, publicKeys } from '../registry';
import { verifyRegistry } from '../registry/signature';
import { writeTinyRemote } from '../testing';
import { signWithOwnKey } from './signing/own-key';
import { prune } from './prune';
import { promote, release, rollback } from './release';
import { statusText } from './report/status';
import { changeRegistry, registryOf, signStore } from './store';

let folder: string;
let store: string;

interface RawRegistry {
  version: number;
  remotes: Record<string, Record<string, unknown>>;
  [field: string]: unknown;
}

const registryFile = () => path.join(store, 'registry.json');
const readRaw = async (): Promise<RawRegistry> =>
  JSON.parse(await readFile(registryFile(), 'utf8')) as RawRegistry;
/** Changes the registry's JSON, as a later version of the product may. */
const rewrite = async (change: (raw: RawRegistry) => RawRegistry): Promise<void> =>
  writeFile(registryFile(), JSON.stringify(change(await readRaw())));
const publish = async (heading: string, canary?: number) =>
  release(store, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading }), { canary });

/** A remote's entry of a later version, which no current version can parse. */
const UNREADABLE = { live: { bundle: 'wasm', at: 'other/0123456789ab' }, owners: ['unis'] };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-future-'));
  store = path.join(folder, 'store');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('older release command', () => {
  it('keeps unknown parts of other remotes and of the document', async () => {
    const { live } = await publish('one');
    const other = {
      live: { ...live, paths: ['/other'], slots: ['home.hologram'], edge: { worker: 'w.js' } },
      previous: { bundle: 'wasm' },
      canary: { ref: { ...live, paths: ['/other'] }, audience: 'staff' },
      history: [{ release: live.release, at: '2026-11-21T10:00:00Z', action: 'archive', by: 'ci' }],
      owners: ['unis'],
    };
    await rewrite((raw) => ({ ...raw, format: 3, remotes: { ...raw.remotes, other, third: UNREADABLE } }));
    await publish('two');
    const after = await readRaw();
    expect(after['format']).toBe(3);
    expect(after.version).toBe(2);
    expect(after.remotes['other']).toEqual(other);
    expect(after.remotes['third']).toEqual(UNREADABLE);
    expect(Object.keys(after.remotes)).toEqual(['tiny', 'other', 'third']);
  });

  it('keeps unknown fields of the references and changes that it moves', async () => {
    await publish('one');
    await publish('two');
    await rewrite(({ remotes, ...raw }) => {
      const { previous, history, ...entry } = remotes['tiny'] as { previous: object; history: object[] };
      const tiny = {
        ...entry,
        previous: { ...previous, slots: ['home.hologram'], edge: 'w.js' },
        history: [{ action: 'archive' }, ...history],
        owners: ['tiny'],
      };
      return { ...raw, remotes: { tiny } };
    });
    await rollback(store, 'tiny');
    const { tiny } = (await readRaw()).remotes;
    expect(tiny).toMatchObject({ live: { slots: ['home.hologram'], edge: 'w.js' }, owners: ['tiny'] });
    expect(tiny?.['history']).toEqual([
      expect.objectContaining({ action: 'rollback' }),
      { action: 'archive' },
      expect.objectContaining({ action: 'release' }),
      expect.objectContaining({ action: 'release' }),
    ]);
  });

  it('signs all content, and verifies a signature over unknown parts', async () => {
    const pair = newKeyPair();
    const keys = publicKeys(pair.publicKey);
    await publish('one');
    await rewrite((raw) => ({ ...raw, format: 3, remotes: { ...raw.remotes, other: UNREADABLE } }));
    await signStore(store, pair.privateKey);
    await changeRegistry(store, ({ remotes }) => remotes, { privateKey: pair.privateKey, keys });
    const raw = await readRaw();
    expect(() => verifyRegistry(raw, keys)).not.toThrow();
    expect(raw).toMatchObject({ format: 3, remotes: { other: UNREADABLE } });
  });

  it('does not change a registry whose signature format is unknown', async () => {
    await publish('one');
    await rewrite((raw) => ({ ...raw, signature: { keys: ['a', 'b'] } }));
    await expect(publish('two')).rejects.toThrow('REGISTRY_SIGNING_KEY');
    await signWithOwnKey(store);
    expect((await readRaw())['signature']).toEqual({ keys: ['a', 'b'] });
  });

  it.each([
    ['its entry', () => UNREADABLE],
    ['its canary', (tiny: object) => ({ ...tiny, canary: { audience: 'staff' } })],
    ['its previous release', (tiny: object) => ({ ...tiny, previous: { bundle: 'wasm' } })],
  ])('changes nothing of its own remote when it cannot parse %s', async (_, change) => {
    await publish('one');
    await publish('two');
    await rewrite(({ remotes, ...raw }) => ({
      ...raw,
      remotes: { tiny: change(remotes['tiny'] ?? {}) as Record<string, unknown> },
    }));
    const before = await readRaw();
    for (const step of [() => publish('three'), () => rollback(store, 'tiny'), () => promote(store, 'tiny')])
      await expect(step()).rejects.toThrow('cannot be parsed here');
    expect(await readRaw()).toEqual(before);
  });

  it('removes no release that the registry names in an unknown format', async () => {
    const { live } = await publish('one');
    const second = await publish('two');
    const third = await publish('three');
    await rewrite(({ remotes, ...raw }) => ({
      ...raw,
      remotes: {
        tiny: {
          ...remotes['tiny'],
          previous: null,
          history: [],
          canary: { at: `tiny/${live.release}/`, audience: 'staff' },
        },
        other: UNREADABLE,
      },
    }));
    await mkdir(path.join(store, 'other/0123456789ab'), { recursive: true });
    await mkdir(path.join(store, 'other/ffffffffffff'), { recursive: true });
    const later = new Date(Date.now() + 60 * 24 * 3_600_000);
    expect(await prune(store, later)).toEqual([{ name: 'tiny', release: second.live.release }]);
    expect(third.live.release).not.toBe(live.release);
  });

  it('lists in the status what it cannot parse', async () => {
    await publish('one');
    await rewrite((raw) => ({ ...raw, remotes: { ...raw.remotes, other: UNREADABLE } }));
    expect(statusText(await registryOf(store))).toMatch(
      /^other\n {2}entry {5}is not understood here: live: /m,
    );
  });
});
