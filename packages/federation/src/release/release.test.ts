import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HostedSlotName } from '../contract';
import {
  newKeyPair,
  publicKeys,
  readRegistry,
  type RegistryDocument,
  type ReleaseManifest,
  type ReleaseRef,
} from '../registry';
import { verifyRegistry } from '../registry/signature';
import { type TinyRemote, writeTinyRemote } from '../testing';
import { expectSlotBudgets, hiddenRows } from './entry/hosted-slots';
import { offerClaim } from './handover';
import { prune } from './prune';
import { promote, release, rollback, wasReleased } from './release';
import { statusText } from './report/status';
import { retire } from './retirement/retire';
import { keyFile } from './signing/key-file';
import { signWithOwnKey } from './signing/own-key';
import type { Signing } from './signing/signing';
import { changeRegistry, registryOf, signStore } from './store';

describe('releasing', () => {
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
});

describe('the store', () => {
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
        reason: {
          message: expect.stringContaining('somebody else changed tiny at the same moment') as string,
        },
      });
      expect((await registryOf(store)).version).toBe(3);
    });

    it('names the lock file that blocks it when a release was interrupted', async () => {
      await writeFile(`${registryFile()}.lock`, '');
      await expect(changeRegistry(store, adding('unis'))).rejects.toThrow(`remove ${registryFile()}.lock`);
    });

    it('records its time', async () => {
      const now = '2026-11-21T12:00:00.000Z';
      jest.useFakeTimers({ now: new Date(now), doNotFake: ['setImmediate', 'setTimeout', 'nextTick'] });
      const { issuedAt } = await changeRegistry(store, adding('unis'));
      jest.useRealTimers();
      expect(issuedAt).toBe(now);
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
});

describe('pruning', () => {
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
});

describe('claims', () => {
  let folder: string;
  let store: string;

  const publish = async (options: TinyRemote & { name: string }) =>
    release(store, options.name, await writeTinyRemote(path.join(folder, `dist-${options.name}`), options));
  const unis = (more: Partial<TinyRemote> = {}) =>
    publish({ name: 'unis', heading: 'unis', paths: ['/unis'], ...more });
  const careers = (more: Partial<TinyRemote> = {}) =>
    publish({ name: 'careers', heading: 'careers', paths: ['/careers'], ...more });
  const versionOf = async () => (await registryOf(store)).version;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-claims-'));
    store = path.join(folder, 'store');
    await unis({ slots: ['card.universities'], manifest: { names: ['storage:signpost.map'] } });
    await careers();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  describe('a release that claims what another remote has', () => {
    it.each([
      ['its path', { paths: ['/careers', '/unis'] }, '/unis belongs to unis'],
      [
        'a path that its pattern matches',
        { paths: ['/:page'] },
        '/:page overlaps /unis, which belongs to unis',
      ],
      [
        'a path of the shell',
        { paths: ['/careers', '/account/sign-in'] },
        '/account/sign-in overlaps /account/*, which belongs to the shell',
      ],
      [
        'its storage key',
        { manifest: { names: ['endpoint:listJobs', 'storage:signpost.map'] } },
        'storage:signpost.map belongs to unis',
      ],
      ['its card', { slots: ['card.universities'] as const }, 'card.universities belongs to unis'],
    ])('is refused for %s, with the owner, and changes nothing', async (_, claims, reason) => {
      await expect(careers({ heading: 'theft', ...claims })).rejects.toThrow(reason);
      expect(await versionOf()).toBe(2);
    });

    it('is refused when its name begins with that of a remote that is served, and free once that is retired', async () => {
      const student = () => publish({ name: 'unis-abroad', heading: 'x', paths: ['/abroad'] });
      await expect(student()).rejects.toThrow('the name unis-abroad cannot be told from unis');
      await retire(store, 'unis', []);
      await student();
      await expect(rollback(store, 'unis')).rejects.toThrow('the name unis cannot be told from unis-abroad');
    });

    it('is refused as a canary and as the first release of a new remote', async () => {
      const dist = await writeTinyRemote(path.join(folder, 'theft'), {
        name: 'careers',
        heading: 'theft',
        paths: ['/unis'],
      });
      await expect(release(store, 'careers', dist, { canary: 5 })).rejects.toThrow('/unis belongs to unis');
      await expect(publish({ name: 'newcomer', heading: 'x', paths: ['/unis'] })).rejects.toThrow(
        '/unis belongs to unis',
      );
    });

    it('is refused while the owner could still roll back to its own', async () => {
      await unis({ heading: 'moved', paths: ['/universities'] });
      await expect(careers({ heading: 'theft', paths: ['/unis'] })).rejects.toThrow('/unis belongs to unis');
      await unis({ heading: 'moved again', paths: ['/universities'] });
      expect((await careers({ heading: 'free now', paths: ['/unis'] })).live.paths).toEqual(['/unis']);
    });
  });

  describe('handing a path over', () => {
    it('takes an offer of the owner and a release of the other remote', async () => {
      await offerClaim(store, 'unis', '/unis', 'careers');
      expect(statusText(await registryOf(store))).toContain('offers    /unis  to careers');
      await careers({ heading: 'taken', paths: ['/careers', '/unis'] });
      const { remotes, problems } = await registryOf(store);
      expect(Object.keys(remotes['careers']?.owns ?? {})).toEqual(['/careers', '/unis']);
      // The former owner's release still names the path, which is refused until it releases without it.
      const problem = {
        remote: 'unis',
        part: 'claims',
        reason: '/unis belongs to careers',
        owner: 'careers',
      };
      expect(problems).toEqual([problem]);
      const status = async (only: string) => statusText(await registryOf(store), only);
      expect(await status('unis')).toMatch(/refused +\/unis belongs to careers/);
      expect(await status('careers')).toMatch(/refused +to unis: \/unis belongs to careers/);
      await expect(unis({ heading: 'back', paths: ['/unis'] })).rejects.toThrow('/unis belongs to careers');
      await expect(offerClaim(store, 'unis', '/unis', undefined)).rejects.toThrow(
        'careers has taken /unis already',
      );
      await unis({ heading: 'without', paths: ['/universities'] });
      expect((await registryOf(store)).problems).toEqual([]);
      await expect(rollback(store, 'unis')).rejects.toThrow('/unis belongs to careers');
    });

    it('goes back by an offer of the new owner and a release of the former one', async () => {
      await offerClaim(store, 'unis', '/unis', 'careers');
      await careers({ heading: 'taken', paths: ['/careers', '/unis'] });
      await offerClaim(store, 'careers', '/unis', 'unis');
      await unis({ heading: 'back', paths: ['/unis'] });
      const { problems } = await registryOf(store);
      const problem = { remote: 'careers', part: 'claims', reason: '/unis belongs to unis', owner: 'unis' };
      expect(problems).toEqual([problem]);
    });

    it('can be withdrawn before it is taken', async () => {
      await offerClaim(store, 'unis', '/unis', 'careers');
      await offerClaim(store, 'unis', '/unis', undefined);
      await expect(careers({ heading: 'late', paths: ['/unis'] })).rejects.toThrow('/unis belongs to unis');
    });

    it('is refused for what the remote does not have', async () => {
      await expect(offerClaim(store, 'unis', '/careers', 'courses')).rejects.toThrow(
        'unis does not have /careers. It has /unis, card.universities, storage:signpost.map.',
      );
    });
  });
});

const SLOT: HostedSlotName = 'unis.provider.row.v1';
const hosts = { [SLOT]: { timeoutMs: 500, budget: 1_000, failure: 'regular' } } as const;

/** The manifest of a release of employers whose row in the slot is of a size. */
const filler = (bytes: number): ReleaseManifest => ({
  name: 'employers',
  contract: '^1.5.0',
  paths: ['/explore/employers'],
  slots: [SLOT],
  client: {
    entry: 'client/remoteEntry.js',
    remote: { js: [], css: [] },
    chunks: { [`employers.slot.${SLOT}`]: { js: ['client/row.js'], css: [] } },
  },
  server: { entry: 'server/remoteEntry.js' },
  files: { 'client/row.js': { sha256: '0'.repeat(64), bytes } },
});

describe('releases of remotes with slots of their own', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-hosted-slots-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const releaseHost = async (manifest: object) => {
    const dist = await writeTinyRemote(path.join(folder, 'dist'), { heading: 'x', name: 'unis', manifest });
    await release(path.join(folder, 'store'), 'unis', dist);
    return registryOf(path.join(folder, 'store'));
  };

  it('records the slots of a release in the registry, under its signature', async () => {
    const { remotes, problems } = await releaseHost({ hosts });
    expect(remotes['unis']?.live.hosts).toEqual(hosts);
    expect(problems).toEqual([]);
  });

  it('refuses a row that is larger than the slot of the live release allows', async () => {
    const registry = await releaseHost({ hosts });
    expect(() => expectSlotBudgets(registry, filler(1_000))).not.toThrow();
    expect(() => expectSlotBudgets(registry, filler(1_001))).toThrow('1 over the slot');
  });

  it('says which rows are not shown, and refuses none of them: remotes are released in any order', async () => {
    const withSlot = await releaseHost({ hosts });
    expect(hiddenRows(withSlot, filler(1))).toEqual([]);
    const without = await releaseHost({});
    expect(hiddenRows(without, filler(1))).toEqual([
      `${SLOT}: not shown until a release of unis with this slot is live`,
    ]);
    const filled = { remotes: { employers: { live: { slots: [SLOT] } } } } as never;
    expect(hiddenRows(filled, { ...filler(1), name: 'unis', slots: [] })).toEqual([
      `${SLOT}: gone, so the row of employers is no longer shown`,
    ]);
  });
});

describe('later versions', () => {
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
      for (const step of [
        () => publish('three'),
        () => rollback(store, 'tiny'),
        () => promote(store, 'tiny'),
      ])
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
});

describe('retiring', () => {
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
    await publish({
      name: 'guides',
      heading: 'g',
      paths: ['/g'],
      manifest: { slots: ['rooms.room.row.v1'] },
    });
    expect((await retire(store, 'rooms', [])).join('\n')).toContain('guides fills slots in its pages');
  });
});
