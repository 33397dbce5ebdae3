import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newKeyPair, publicKeys, readRegistry, type RegistryDocument, type ReleaseRef } from '../registry';
import { keyFile } from './signing/key-file';
import { writeTinyRemote } from '../testing';
import { signWithOwnKey } from './signing/own-key';
import { release, rollback } from './release';
import { changeRegistry, registryOf, signStore } from './store';
import type { Signing } from './signing/signing';

let store: string;
const registryFile = () => path.join(store, 'registry.json');

const ref: ReleaseRef = {
  release: '0123456789ab',
  url: 'unis/0123456789ab/',
  integrity: 'a'.repeat(64),
  contract: '^1.0.0',
  paths: ['/unis'],
  slots: [],
  releasedAt: '2026-11-21T10:00:00.000Z',
  provenance: null,
};

const adding =
  (name: string) =>
  ({ remotes }: RegistryDocument) => ({ ...remotes, [name]: { live: ref, previous: null } });

beforeEach(async () => {
  store = await mkdtemp(path.join(tmpdir(), 'signpost-store-'));
});
afterEach(() => rm(store, { recursive: true, force: true }));

describe('changing the registry', () => {
  it('loses no change when several squads release at the same time', async () => {
    const names = ['careers', 'courses', 'employers', 'unis', 'widgets'];
    await Promise.all(names.map((name) => changeRegistry(store, adding(name))));
    const { remotes, version } = await registryOf(store);
    expect(Object.keys(remotes).sort()).toEqual(names);
    expect(version).toBe(names.length);
  });

  it('fails when another person changed the same remote at the same time', async () => {
    const dist = path.join(store, 'dist');
    for (const heading of ['one', 'two'])
      await release(store, 'tiny', await writeTinyRemote(dist, { heading }));
    const both = await Promise.allSettled([rollback(store, 'tiny'), rollback(store, 'tiny')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('somebody else changed tiny at the same moment') as string },
    });
    expect((await registryOf(store)).version).toBe(3);
  });

  it('names the lock file that blocks it when a release was interrupted', async () => {
    await writeFile(`${registryFile()}.lock`, '');
    await expect(changeRegistry(store, adding('unis'))).rejects.toThrow(`remove ${registryFile()}.lock`);
  });

  it('records its time', async () => {
    const { issuedAt } = await changeRegistry(store, adding('unis'));
    expect(Math.abs(Date.parse(issuedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });
});

describe('signed store', () => {
  const pair = newKeyPair();
  const keys = publicKeys(pair.publicKey);
  const signing: Signing = { privateKey: pair.privateKey, keys };

  it('can be read with the trusted key, and not with another', async () => {
    await changeRegistry(store, adding('unis'), signing);
    await changeRegistry(store, adding('courses'), signing);
    expect(Object.keys((await readRegistry(store, { keys })).remotes)).toEqual(['unis', 'courses']);
    const others = publicKeys(newKeyPair().publicKey);
    await expect(readRegistry(store, { keys: others })).rejects.toThrow('not trusted here');
    await expect(registryOf(store, others)).rejects.toThrow('not trusted here');
  });

  it('is not changed after tampering, because a signature covers the whole registry', async () => {
    await changeRegistry(store, adding('unis'), signing);
    const tampered = (await readFile(registryFile(), 'utf8')).replace(ref.url, 'https://evil.example/');
    await writeFile(registryFile(), tampered);
    await expect(changeRegistry(store, adding('courses'), signing)).rejects.toThrow(
      'changed after it was signed',
    );
    await expect(readRegistry(store, { keys })).rejects.toThrow('changed after it was signed');
    expect(await readFile(registryFile(), 'utf8')).toBe(tampered);
  });

  it('is not changed when its signature was removed', async () => {
    await changeRegistry(store, adding('unis'), { keys: [] });
    await expect(changeRegistry(store, adding('courses'), signing)).rejects.toThrow('not signed');
  });

  it('is never written unsigned without the key', async () => {
    await changeRegistry(store, adding('unis'), signing);
    await expect(changeRegistry(store, adding('courses'), { keys: [] })).rejects.toThrow(
      'REGISTRY_SIGNING_KEY',
    );
  });

  it('accepts a new key while the old one is still trusted', async () => {
    await changeRegistry(store, adding('unis'), signing);
    const next = newKeyPair();
    const nextKeys = publicKeys(next.publicKey);
    const change = changeRegistry(store, adding('courses'), {
      privateKey: next.privateKey,
      keys: [...keys, ...nextKeys],
    });
    await expect(change).resolves.toMatchObject({ version: 2 });
    await expect(readRegistry(store, { keys: nextKeys })).resolves.toMatchObject({ version: 2 });
  });

  it('is signed with a new key after the old signature is verified', async () => {
    await changeRegistry(store, adding('unis'), signing);
    const next = newKeyPair();
    const others = publicKeys(newKeyPair().publicKey);
    await expect(signStore(store, next.privateKey, others)).rejects.toThrow('not trusted here');
    await signStore(store, next.privateKey, keys);
    const nextKeys = publicKeys(next.publicKey);
    expect(await readRegistry(store, { keys: nextKeys })).toMatchObject({ version: 2 });
  });

  it('starts with one signature over the existing content', async () => {
    await changeRegistry(store, adding('unis'), { keys: [] });
    await signStore(store, pair.privateKey);
    expect(await readRegistry(store, { keys })).toMatchObject({
      version: 2,
      remotes: { unis: { live: ref } },
    });
  });

  it('has a key in a file that only its owner can read, created once', async () => {
    const file = path.join(store, 'key.pem');
    const made = await keyFile(file);
    expect(await keyFile(file)).toEqual(made);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, 'no key');
    await expect(keyFile(file)).rejects.toThrow();
  });
});

describe('folder store with its own key', () => {
  const own = () => `${store}.pem`;
  const keysOf = async () => publicKeys((await keyFile(own())).publicKey);
  afterEach(() => rm(own(), { force: true }));

  it('is changed by the commands without naming the key, and read by a shell that trusts it', async () => {
    await signWithOwnKey(store);
    expect((await stat(own())).mode & 0o777).toBe(0o600);
    await changeRegistry(store, adding('unis'));
    await signWithOwnKey(store);
    await changeRegistry(store, adding('careers'));
    const { remotes, version } = await readRegistry(store, { keys: await keysOf() });
    expect([Object.keys(remotes).sort(), version]).toEqual([['careers', 'unis'], 2]);
  });

  it('signs previously unsigned content, once', async () => {
    await changeRegistry(store, adding('unis'));
    await signWithOwnKey(store);
    const before = await readFile(registryFile(), 'utf8');
    expect((await readRegistry(store, { keys: await keysOf() })).remotes).toHaveProperty('unis');
    await signWithOwnKey(store);
    expect(await readFile(registryFile(), 'utf8')).toBe(before);
  });

  it('gets another key when it is created again, and none when another key signs it', async () => {
    await signWithOwnKey(store);
    const [first] = await keysOf();
    await signWithOwnKey(store);
    const [second] = await keysOf();
    expect(second?.id).not.toBe(first?.id);
    await rm(own());
    await changeRegistry(store, adding('unis'), { privateKey: newKeyPair().privateKey, keys: [] });
    await signWithOwnKey(store);
    await expect(stat(own())).rejects.toThrow('ENOENT');
  });
});
