import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFederationHost } from '../host';
import { newKeyPair, publicKeys } from '../registry';
import { release, rollback } from '../release';
import { changeRegistry } from '../release/store';
import { type Fault, type FaultyHost, openFaultyHost, removeFolder, writeTinyRemote } from '../testing';
import { until } from '../testing/until';
import type { Refusal, RemoteEvent } from './active';
import { createAttempts } from './attempts';
import { openRemoteSet, type RemoteSet, type RemoteSetOptions } from './remote-set';
import { ShellFault } from './shell-fault';
import { openStage, provided, requireRelease, type Stage } from './testing/stage';

let folder: string;
let store: string;
let statics: FaultyHost;
const hosts: FaultyHost[] = [];
let open: RemoteSet[] = [];
let events: RemoteEvent[] = [];

const publish = async (heading: string, options: { contract?: string; body?: string } = {}) =>
  release(store, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading, ...options }));

const openSet = async (location = statics.url, options: Partial<RemoteSetOptions> = {}) => {
  const set = await openRemoteSet({
    store: location,
    cache: path.join(folder, 'cache'),
    host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
    timeoutMs: 30_000,
    retryAfter: 200,
    pollEvery: 10,
    onEvent: (event) => events.push(event),
    ...options,
  });
  open.push(set);
  return set;
};

const shown = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-remotes-'));
  store = path.join(folder, 'store');
  events = [];
  await publish('first');
  statics = await openFaultyHost(store);
});

afterEach(async () => {
  open.forEach((set) => set.close());
  open = [];
  for (const host of [statics, ...hosts.splice(0)]) await host.close();
  await removeFolder(folder);
});

describe('set of remotes', () => {
  it('runs what the registry names, from a static host and from a folder alike', async () => {
    expect(shown(await openSet())).toBe('first');
    expect(shown(await openSet(store))).toBe('first');
  });

  it('swaps in a new release, and the old one back, and leaves earlier requests on their release', async () => {
    const set = await openSet();
    const before = set.current();
    await publish('second');
    await until(() => shown(set) === 'second');
    expect(before.remotes[0]?.loaded?.module.routes[0]?.id).toBe('first');
    expect(set.current().version).not.toBe(before.version);
    await rollback(store, 'tiny');
    await until(() => shown(set) === 'first');
  });

  it.each<Fault>(['html', 'tampered', 'missing'])(
    'keeps the running release when the host of the new one is %s, and loads the new one once it recovers',
    async (fault) => {
      const set = await openSet();
      statics.setFault(fault);
      await publish('second');
      await until(() => events.some(({ type }) => type === 'failed'));
      expect(shown(set)).toBe('first');
      statics.setFault('none');
      await until(() => shown(set) === 'second');
    },
  );

  it.each<Fault>(['html', 'tampered', 'missing'])(
    'lists a remote without a release when its host is %s and there is no last known good one',
    async (fault) => {
      statics.setFault(fault);
      const set = await openSet();
      expect(set.current().remotes).toMatchObject([
        { name: 'tiny', paths: ['/tiny'], slots: [], loaded: undefined },
      ]);
    },
  );

  it('does not delay a remote while the host of another one hangs', async () => {
    const hung = await openFaultyHost(store);
    hosts.push(hung);
    const set = await openSet(statics.url, { origins: [new URL(hung.url).origin] });
    hung.setFault('hung');
    const { live } = await publish('first');
    await changeRegistry(store, ({ remotes }) => ({
      ...remotes,
      // Another remote, whose release URL never answers.
      stuck: { live: { ...live, url: `${hung.url}stuck/`, paths: ['/stuck'] }, previous: null },
    }));
    await until(() => hung.requests() > 0);
    await publish('second');
    await until(() => shown(set) === 'second');
    expect(set.current().remotes.find(({ name }) => name === 'stuck')?.loaded).toBeUndefined();
  });

  it('starts with the last known good release on disk when the live one cannot be loaded', async () => {
    (await openSet()).close();
    await publish('second');
    statics.setFault('hung');
    expect(shown(await openSet(statics.url, { timeoutMs: 1_500 }))).toBe('first');
  });

  it('never runs a stored release whose files were changed on disk', async () => {
    const set = await openSet();
    const stored = set.current().remotes[0]?.loaded;
    set.close();
    const { writeFile } = await import('node:fs/promises');
    await writeFile(path.join(stored?.folder ?? '', 'server/remoteEntry.js'), 'throw new Error("tampered")');
    expect(shown(await openSet())).toBe('first');
  });

  it('refuses a release that needs another contract, or throws while it starts', async () => {
    const set = await openSet();
    await publish('second', { contract: '^9.0.0' });
    await until(() =>
      events.some((event) => event.type === 'failed' && String(event.error).includes('^9.0.0')),
    );
    await publish('third', { body: 'throw new Error("broken at start");' });
    await until(() =>
      events.some((event) => event.type === 'failed' && String(event.error).includes('broken')),
    );
    expect(shown(set)).toBe('first');
  });

  it('starts with the last registry read when the registry itself is missing', async () => {
    (await openSet()).close();
    await statics.close();
    expect(shown(await openSet())).toBe('first');
  });

  it('starts without a registry, and reports it', async () => {
    const set = await openSet(path.join(folder, 'nowhere'));
    expect(set.current().remotes).toEqual([]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'registry-failed' }));
  });
});

describe('canaries and previews', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const tiny = (set: RemoteSet) => set.current().remotes[0];
  const live = (set: RemoteSet) => tiny(set)?.loaded?.module.routes[0]?.id;
  const canary = (set: RemoteSet) => tiny(set)?.canary?.loaded.module.routes[0]?.id;
  const failures = () => stage.events.flatMap((event) => ('error' in event ? [String(event.error)] : []));

  describe('canary', () => {
    it('runs beside the live release with its share, and is removed when the registry no longer names it', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const set = await stage.open();
      expect([live(set), canary(set), tiny(set)?.canary?.share]).toEqual(['first', 'second', 10]);
      const before = set.current().version;
      await stage.register({ live: first, canary: { ref: second, share: 25 } });
      await until(() => tiny(set)?.canary?.share === 25);
      expect(set.current().version).not.toBe(before);
      await stage.register({ live: first });
      await until(() => canary(set) === undefined);
      expect(live(set)).toBe('first');
    });

    it('keeps running when it is promoted', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const set = await stage.open();
      const loaded = tiny(set)?.canary?.loaded;
      await stage.register({ live: second, previous: first });
      await until(() => live(set) === 'second');
      expect(tiny(set)?.loaded).toBe(loaded);
      expect(canary(set)).toBeUndefined();
    });

    it('that cannot start leaves all visitors on the live release, and does not delay a new one', async () => {
      const first = await stage.put('first');
      const broken = await stage.put('broken', { body: 'throw new Error("broken at start");' });
      await stage.register({ live: first, canary: { ref: broken, share: 10 } });
      const set = await stage.open();
      expect([live(set), canary(set)]).toEqual(['first', undefined]);
      expect(failures()[0]).toContain('broken at start');
      await stage.register({ live: await stage.put('third'), canary: { ref: broken, share: 10 } });
      await until(() => live(set) === 'third');
    });

    it('is never run when its files have other hashes', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await writeFile(path.join(stage.store, second.url, 'server/remoteEntry.js'), 'tampered');
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const set = await stage.open();
      expect([live(set), canary(set)]).toEqual(['first', undefined]);
      expect(failures()[0]).toContain('has hash');
    });
  });

  describe('preview', () => {
    it('runs a release that the registry does not name, once for all requests', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first });
      const set = await stage.open();
      const [one, two] = await Promise.all([set.preview('tiny', second), set.preview('tiny', second)]);
      expect(one).toBe(two);
      expect(one.module.routes[0]?.id).toBe('second');
      expect(live(set)).toBe('first');
      expect(await set.preview('tiny', first)).toBe(tiny(set)?.loaded);
    });

    it('is refused when the store has no such release, or another one under that name', async () => {
      const first = await stage.put('first');
      await stage.register({ live: first });
      const set = await stage.open();
      const unknown = { release: '0123456789ab', url: 'tiny/0123456789ab/', integrity: first.integrity };
      await expect(set.preview('tiny', unknown)).rejects.toThrow('ENOENT');
      const second = await stage.put('second');
      await expect(set.preview('tiny', { ...second, integrity: first.integrity })).rejects.toThrow(
        'has hash',
      );
    });
  });

  describe('signed registry', () => {
    const pair = newKeyPair();
    const keys = publicKeys(pair.publicKey);
    const signed = { privateKey: pair.privateKey };

    it('is accepted; an unsigned one, or one signed by another key, is not', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first }, signed);
      const set = await stage.open({ keys });
      await stage.register({ live: second });
      await until(() => failures().some((text) => text.includes('not signed')));
      await stage.register({ live: second }, { privateKey: newKeyPair().privateKey });
      await until(() => failures().some((text) => text.includes('not trusted')));
      expect(live(set)).toBe('first');
      await stage.register({ live: second }, signed);
      await until(() => live(set) === 'second');
    });

    it('does not return to an older version, neither while it is watched nor after a restart', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: second }, { ...signed, version: 7 });
      const set = await stage.open({ keys });
      await stage.register({ live: first }, { ...signed, version: 6 });
      await until(() => failures().some((text) => text.includes('went back')));
      expect(live(set)).toBe('second');
      set.close();
      stage.events.length = 0;
      const restarted = await stage.open({ keys });
      expect(live(restarted)).toBe('second');
      expect(failures()[0]).toContain('went back');
    });

    it('is accepted whatever its version when the store was unsigned or signed by another key before', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first }, { version: 7 });
      (await stage.open()).close();
      await stage.register({ live: second }, { ...signed, version: 3 });
      expect(live(await stage.open({ keys }))).toBe('second');
    });
  });

  describe('release at an address of its own', () => {
    it('is not fetched from an origin that is not allowed', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first });
      const set = await stage.open();
      await stage.register({ live: { ...second, url: 'https://evil.test/tiny/' } });
      await until(() => failures().some((text) => text.includes('not allowed from https://evil.test')));
      expect(live(set)).toBe('first');
    });
  });

  it('removes old releases from the cache, but never a running one', async () => {
    const first = await stage.put('first');
    await stage.register({ live: first });
    (await stage.open()).close();
    const folders = [first.release, 'aaaaaaaaaaaa'].map((release) => path.join(stage.cache, 'tiny', release));
    await mkdir(folders[1] ?? '');
    for (const folder of folders) await utimes(folder, 0, 0);
    const set = await stage.open();
    await until(() => !existsSync(folders[1] ?? ''));
    expect(existsSync(folders[0] ?? '')).toBe(true);
    expect(live(set)).toBe('first');
  });
});

describe('refusals', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const live = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;

  describe('release that is refused from the start', () => {
    it('is replaced by the previous release', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: second, previous: first });
      const refuses = (name: string, release: string) =>
        name === 'tiny' && release === second.release ? 'always' : undefined;
      expect(live(await stage.open())).toBe('second');
      expect(live(await stage.open({ refuses }))).toBe('first');
      expect(stage.events).toContainEqual(
        expect.objectContaining({ type: 'failed', release: second.release, role: 'live' }),
      );
    });

    it('leaves its remote without a release when there is no previous one, and all visitors on the live one when it is a canary', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const refuses = (_name: string, release: string) => (release === second.release ? 'always' : undefined);
      const withoutCanary = await stage.open({ refuses });
      expect([live(withoutCanary), withoutCanary.current().remotes[0]?.canary]).toEqual(['first', undefined]);
      const none = await stage.open({ refuses: () => 'always' });
      expect(none.current().remotes).toMatchObject([
        { name: 'tiny', paths: first.paths, slots: first.slots, loaded: undefined },
      ]);
    });

    it('runs when it is refused only while another is available, and there is none', async () => {
      const first = await stage.put('first');
      await stage.register({ live: first });
      expect(live(await stage.open({ refuses: () => 'unless-last' }))).toBe('first');
    });
  });

  describe('release that is refused while it runs', () => {
    /** A set whose refusals can be extended. */
    const openRefusing = async () => {
      const refused = new Map<string, Refusal>();
      const set = await stage.open({ refuses: (_name, release) => refused.get(release), retryAfter: 50 });
      const refuse = (release: string, refusal: Refusal) => {
        refused.set(release, refusal);
        return set.recheck('tiny');
      };
      return { set, refuse };
    };

    it('is removed as a canary, and stays removed', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const { set, refuse } = await openRefusing();
      expect(set.current().remotes[0]?.canary?.loaded.release).toBe(second.release);
      await refuse(second.release, 'unless-last');
      expect([live(set), set.current().remotes[0]?.canary]).toEqual(['first', undefined]);
      await set.recheck('tiny');
      expect([live(set), set.current().remotes[0]?.canary]).toEqual(['first', undefined]);
    });

    it('is replaced by the previous release, or by none when that is always refused as well', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: second, previous: first });
      const { set, refuse } = await openRefusing();
      expect(live(set)).toBe('second');
      await refuse(second.release, 'always');
      expect(live(set)).toBe('first');
      await refuse(first.release, 'always');
      expect(live(set)).toBeUndefined();
    });

    it('stays when it is refused only while another is available, and all others are refused', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: second, previous: first });
      const { set, refuse } = await openRefusing();
      await refuse(second.release, 'unless-last');
      expect(live(set)).toBe('first');
      await refuse(first.release, 'unless-last');
      expect(live(set)).toBe('second');
    });

    it('is no longer previewed', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first });
      const { set, refuse } = await openRefusing();
      await expect(set.preview('tiny', second)).resolves.toMatchObject({ release: second.release });
      await refuse(second.release, 'unless-last');
      await expect(set.preview('tiny', second)).rejects.toThrow('disabled');
    });
  });
});

describe('full disk', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const live = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;
  const failures = (type: 'failed' | 'cache-failed') =>
    stage.events.flatMap((event) => (event.type === type && 'error' in event ? [String(event.error)] : []));

  /** Makes the cache unwritable, for root as well: a file in its place makes every write fail, as on a full disk. */
  const block = async (): Promise<void> => {
    await rename(stage.cache, `${stage.cache}.aside`);
    await writeFile(stage.cache, '');
  };
  const unblock = async (): Promise<void> => {
    await rm(stage.cache);
    await rename(`${stage.cache}.aside`, stage.cache);
  };

  describe('release cache that cannot be written', () => {
    it('makes the pauses between attempts grow, up to a minute', () => {
      jest.useFakeTimers();
      const attempts = createAttempts(20_000);
      for (const pause of [20_000, 40_000, 60_000, 60_000]) {
        const error = new ShellFault('the disk is full');
        attempts.record({ type: 'failed', name: 'tiny', release: '0123456789ab', role: 'live', error });
        jest.advanceTimersByTime(pause - 1);
        expect(attempts.isDue('tiny')).toBe(false);
        jest.advanceTimersByTime(1);
        expect(attempts.isDue('tiny')).toBe(true);
      }
      jest.useRealTimers();
    });

    it('leaves running releases unchanged, reports it, and loads the new release once the cache can be written', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first });
      const set = await stage.open();
      await block();
      await stage.register({ live: second });
      await until(() => failures('failed').length > 1);
      expect(live(set)).toBe('first');
      expect(failures('failed')[0]).toContain('the folder of releases cannot be written');
      expect(failures('cache-failed').length).toBeGreaterThan(0);
      await unblock();
      await until(() => live(set) === 'second');
    });

    it('is retried, without blaming the host of the release', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first });
      await stage.open({ retryAfter: 50 });
      await block();
      await stage.register({ live: second });
      await until(() => failures('failed').length >= 4);
      expect(failures('failed').filter((text) => /circuit|breaker/i.test(text))).toEqual([]);
      await unblock();
    });

    it('does not delay a release that is already on disk: another running release is made live', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.register({ live: first, canary: { ref: second, share: 10 } });
      const set = await stage.open();
      await block();
      await stage.register({ live: second, previous: first });
      await until(() => live(set) === 'second');
      await unblock();
    });

    it('never serves a half-written release: the rest of an interrupted write is replaced', async () => {
      const first = await stage.put('first');
      await stage.register({ live: first });
      await mkdir(path.join(stage.cache, 'tiny', first.release), { recursive: true });
      await writeFile(path.join(stage.cache, 'tiny', first.release, 'release.json'), 'half');
      const set = await stage.open();
      expect(live(set)).toBe('first');
      expect((await readdir(path.join(stage.cache, 'tiny'))).sort()).toEqual(
        [first.release, 'last-good.json'].sort(),
      );
    });

    it('does not prevent a process from starting: it runs what is on disk', async () => {
      await stage.register({ live: await stage.put('first') });
      (await stage.open()).close();
      // The saved registry and the last known good release can no longer be replaced.
      await rm(path.join(stage.cache, 'registry.json'));
      await mkdir(path.join(stage.cache, 'registry.json', 'taken'), { recursive: true });
      await rm(path.join(stage.cache, 'tiny', 'last-good.json'));
      await mkdir(path.join(stage.cache, 'tiny', 'last-good.json', 'taken'), { recursive: true });
      const set = await stage.open();
      expect(live(set)).toBe('first');
      expect(failures('cache-failed')).toHaveLength(2);
    });
  });
});

describe('missing remotes', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const UNREADABLE = { live: { bundle: 'wasm' } };
  const away = (ref: object) => ({ live: { ...ref, url: 'nowhere/', paths: ['/other'] }, previous: null });

  describe('set of remotes that has just started lacks', () => {
    it('the registry while it cannot be read and none is on disk, and nothing once it has been read', async () => {
      const set = await stage.open();
      expect(set.lacks()).toEqual([{ reason: 'the registry was never read' }]);
      await stage.register({ live: await stage.put('first') });
      await until(() => set.lacks().length === 0);
    });

    it('nothing when the registry names no remote, or all that it names run', async () => {
      await stage.registerAny({});
      expect((await stage.open()).lacks()).toEqual([]);
      await stage.register({ live: await stage.put('first') });
      expect((await stage.open()).lacks()).toEqual([]);
    });

    it('a remote whose entry it cannot parse, unless a release of it is on disk', async () => {
      const first = await stage.put('first');
      await stage.registerAny({ tiny: { live: first, previous: null }, other: UNREADABLE });
      expect((await stage.open()).lacks()).toEqual([
        { remote: 'other', reason: 'its entry in the registry is not understood' },
      ]);
      await stage.registerAny({ tiny: UNREADABLE });
      expect((await stage.open()).lacks()).toEqual([]);
    });

    it('a remote that needs another contract than it offers', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second', { contract: '^9.0.0' })];
      await stage.registerAny({
        tiny: { live: second, previous: null },
        other: { live: first, previous: null },
      });
      expect((await stage.open()).lacks()).toContainEqual({
        remote: 'tiny',
        reason: expect.stringMatching('needs contract \\^9.0.0') as string,
      });
    });

    it('nothing for a first release that fails by its own fault, or whose host is unreachable: other remotes run', async () => {
      const first = await stage.put('first');
      await stage.registerAny({ tiny: { live: first, previous: null }, other: away(first) });
      const set = await stage.open();
      expect(set.current().remotes.find(({ name }) => name === 'other')?.loaded).toBeUndefined();
      expect(set.lacks()).toEqual([]);
    });

    it('all remotes when none of them runs, whatever the cause', async () => {
      const first = await stage.put('first');
      await stage.registerAny({ tiny: away(first), other: away(first) });
      expect((await stage.open()).lacks().map(({ remote }) => remote)).toEqual(['tiny', 'other']);
    });

    it('a remote whose release cannot be written to the release cache', async () => {
      await stage.register({ live: await stage.put('first') });
      await writeFile(stage.cache, 'a file where the folder should be');
      expect((await stage.open()).lacks()).toEqual([
        { remote: 'tiny', reason: expect.stringContaining('folder of releases cannot be written') as string },
      ]);
    });
  });

  it('set that was complete once lacks nothing, whatever the registry says later', async () => {
    const first = await stage.put('first');
    await stage.register({ live: first });
    const set = await stage.open();
    await stage.registerAny({ tiny: { live: first, previous: null }, other: UNREADABLE });
    await until(() => set.current().remotes.length === 2);
    expect(set.lacks()).toEqual([]);
    await rm(path.join(stage.store, 'registry.json'));
    await until(() => stage.events.some(({ type }) => type === 'registry-failed'));
    expect(set.lacks()).toEqual([]);
  });
});

describe('retired remotes', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const retired = { at: '2026-11-24T10:00:00.000Z', redirects: { '/tiny': '/other' } };

  it('stops a remote that is retired, and runs it again after a roll-back', async () => {
    const live = await stage.put('first');
    await stage.register({ live });
    const set = await stage.open();
    const before = set.current().version;
    await stage.register({ live, retired });
    await until(() => set.current().remotes.length === 0);
    expect(set.current()).toMatchObject({
      retired: [{ paths: ['/tiny'], redirects: { '/tiny': '/other' } }],
    });
    expect(set.current().version).not.toBe(before);
    await stage.register({ live });
    await until(() => set.current().remotes.length === 1);
    expect(set.current().retired).toEqual([]);
  });

  it('starts without a retired remote, and lacks nothing', async () => {
    await stage.register({ live: await stage.put('first'), retired });
    const set = await stage.open();
    expect(set.current().remotes).toEqual([]);
    expect(set.current().retired).toHaveLength(1);
    expect(set.lacks()).toEqual([]);
  });

  it('leaves out the paths that another remote has taken since', async () => {
    const live = await stage.put('first');
    await stage.registerAny({
      old: { live: { ...live, paths: ['/tiny', '/old'] }, previous: null, retired },
      tiny: { live, previous: null },
    });
    const set = await stage.open();
    expect(set.current().retired).toEqual([{ paths: ['/old'], redirects: { '/tiny': '/other' } }]);
  });
});

describe('later versions', () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const remote = (set: RemoteSet, name: string) => set.current().remotes.find((one) => one.name === name);
  const heading = (set: RemoteSet, name = 'tiny') => remote(set, name)?.loaded?.module.routes[0]?.id;

  /** An entry that no current version can parse: its live release is described in an unknown format. */
  const UNREADABLE = { live: { bundle: 'wasm', at: 'other/1' }, previous: null };

  /** The events about registry parts that could not be parsed, as `remote part`. */
  const notUnderstood = () =>
    stage.events.flatMap((event) =>
      event.type === 'not-understood'
        ? event.problems.map(({ remote: name, part }) => `${name} ${part}`)
        : [],
    );

  describe('registry of a later version, read with an empty cache', () => {
    it('loads all remotes when one of them fills an unknown slot, and reports the slot', async () => {
      const first = await stage.put('first');
      const slots = ['home.row', 'home.hologram', { name: 'explore.row', size: 2 }];
      await stage.registerAny({
        tiny: { live: first, previous: null },
        other: { live: { ...first, url: 'other/', paths: ['/other'], slots }, previous: null },
      });
      const set = await stage.open();
      expect(heading(set)).toBe('first');
      expect(remote(set, 'other')?.paths).toEqual(['/other']);
      expect(notUnderstood()).toEqual(['other slots']);
    });

    it('is read despite unknown fields', async () => {
      const first = await stage.put('first', { manifest: { budget: { css: 4_000 } } });
      await stage.registerAny(
        { tiny: { live: { ...first, edge: { worker: 'w.js' } }, previous: null, owners: ['unis'] } },
        { format: 3, policy: { freeze: false } },
      );
      expect(heading(await stage.open())).toBe('first');
      expect(notUnderstood()).toEqual([]);
    });

    it('loses only the remote whose entry cannot be parsed; its paths are known if they can be parsed', async () => {
      const first = await stage.put('first');
      await stage.registerAny({
        other: { ...UNREADABLE, live: { ...UNREADABLE.live, paths: ['/other', { pattern: '/more' }] } },
        'Not A Name': { live: first, previous: null },
        tiny: { live: first, previous: null },
        none: null,
      });
      const set = await stage.open();
      expect(heading(set)).toBe('first');
      expect(remote(set, 'other')).toEqual({ name: 'other', paths: ['/other'], loaded: undefined });
      expect(notUnderstood()).toEqual(['other entry', 'Not A Name entry', 'none entry']);
    });

    it('serves the live release when canary, previous or history cannot be parsed', async () => {
      const first = await stage.put('first');
      await stage.registerAny({
        tiny: {
          live: first,
          previous: { bundle: 'wasm' },
          canary: { ref: first, audience: 'staff' },
          history: [{ release: first.release, at: '2026-11-21T10:00:00Z', action: 'archive' }],
        },
      });
      const set = await stage.open();
      expect(heading(set)).toBe('first');
      expect(remote(set, 'tiny')?.canary).toBeUndefined();
      expect(notUnderstood()).toEqual(['tiny previous', 'tiny canary', 'tiny history']);
    });

    it('is verified over all its content, including unknown parts', async () => {
      const pair = newKeyPair();
      const keys = publicKeys(pair.publicKey);
      const first = await stage.put('first');
      const remotes = { tiny: { live: first, previous: null, owners: ['unis'] }, other: UNREADABLE };
      await stage.registerAny(remotes, { format: 3 }, pair.privateKey);
      expect(heading(await stage.open({ keys }))).toBe('first');
    });
  });

  describe('release manifest of a later version', () => {
    it('may name unknown slots, fields and kinds of chunks', async () => {
      const client = {
        entry: 'client/remoteEntry.js',
        remote: { js: [], css: [], wasm: ['client/part.wasm'] },
        chunks: { 'tiny.page': { js: [], css: [] }, 'tiny.worker': { kind: 'service-worker' } },
        workers: { entry: 'client/worker.js' },
      };
      const first = await stage.put('first', {
        manifest: { slots: ['home.hologram'], client, parts: [{ kind: 'edge' }] },
      });
      await stage.registerAny({ tiny: { live: { ...first, slots: ['home.hologram'] }, previous: null } });
      const set = await stage.open();
      expect(heading(set)).toBe('first');
      expect(remote(set, 'tiny')?.loaded?.manifest).toMatchObject({
        slots: [],
        client: { chunks: { 'tiny.page': { js: [], css: [] } } },
      });
    });
  });

  describe('remote whose entry can no longer be parsed', () => {
    it('keeps its release while other remotes change', async () => {
      const [first, second, third] = [
        await stage.put('first'),
        await stage.put('second'),
        await stage.put('third'),
      ];
      await stage.registerAny({
        tiny: { live: first, previous: null, canary: { ref: third, share: 10 } },
        other: { live: { ...first, paths: ['/other'] }, previous: null },
      });
      const set = await stage.open();
      const other = { live: { ...second, paths: ['/other'] }, previous: null };
      await stage.registerAny({ tiny: UNREADABLE, other });
      await until(() => !remote(set, 'tiny')?.canary);
      expect(set.current().version).toMatch(/^2\//);
      expect(heading(set)).toBe('first');
    });

    it('uses the last known good release after a restart, and loads a new one once its entry can be parsed', async () => {
      const [first, second] = [await stage.put('first'), await stage.put('second')];
      await stage.registerAny({ tiny: { live: first, previous: null } });
      (await stage.open()).close();
      await stage.registerAny({ tiny: UNREADABLE });
      const set = await stage.open();
      expect(heading(set)).toBe('first');
      await stage.registerAny({ tiny: { live: second, previous: null } });
      await until(() => heading(set) === 'second');
    });

    it('is saved unchanged, so that a later version can read it from disk', async () => {
      const first = await stage.put('first');
      await stage.registerAny({ tiny: { live: first, previous: null }, other: UNREADABLE }, { format: 3 });
      (await stage.open()).close();
      const { readFile } = await import('node:fs/promises');
      const kept = JSON.parse(await readFile(`${stage.cache}/registry.json`, 'utf8')) as unknown;
      expect(kept).toMatchObject({ format: 3, remotes: { other: UNREADABLE } });
    });
  });
});
