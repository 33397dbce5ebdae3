import { createRequire } from 'node:module';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFederationHost, type Provided } from '../host';
import { release, rollback } from '../release';
import { changeRegistry } from '../release/store';
import { openFaultyHost, removeFolder, writeTinyRemote, type Fault, type FaultyHost } from '../testing';
import type { RemoteEvent } from './active';
import { openRemoteSet, type RemoteSet } from './remote-set';

const requireRelease = createRequire(__filename);
const nothing = { version: '19.3.1', module: {} };
const provided: Provided = {
  react: nothing,
  'react/jsx-runtime': nothing,
  'react-router-dom': nothing,
  '@signpost/api-client/base': nothing,
  '@signpost/federation/settings': nothing,
  '@signpost/federation/slots': nothing,
  '@signpost/identity': nothing,
  '@signpost/language/runtime': nothing,
  valibot: nothing,
};

let folder: string;
let store: string;
let statics: FaultyHost;
let open: RemoteSet[] = [];
let events: RemoteEvent[] = [];

const publish = async (heading: string, options: { contract?: string; body?: string } = {}) =>
  release(store, 'tiny', await writeTinyRemote(path.join(folder, 'dist'), { heading, ...options }));

const openSet = async (location = statics.url, origins?: readonly string[]) => {
  const set = await openRemoteSet({
    store: location,
    cache: path.join(folder, 'cache'),
    host: createFederationHost(provided, (entry) => Object.values(requireRelease(entry) as object)[0]),
    ...(origins && { origins }),
    timeoutMs: 800,
    retryAfter: 200,
    onEvent: (event) => events.push(event),
  });
  open.push(set);
  return set;
};

const shown = (set: RemoteSet) => set.current().remotes[0]?.loaded?.module.routes[0]?.id;

const until = async (condition: () => boolean, milliseconds = 2_000) => {
  const end = Date.now() + milliseconds;
  while (!condition()) {
    if (Date.now() > end) throw new Error('condition not met in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

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
  await statics.close();
  await removeFolder(folder);
});

describe('set of remotes', () => {
  it('runs what the registry names, from a static host and from a folder alike', async () => {
    expect(shown(await openSet())).toBe('first');
    expect(shown(await openSet(store))).toBe('first');
  });

  it('swaps in a new release within two seconds, and the old one back, and leaves earlier requests on their release', async () => {
    const set = await openSet();
    const before = set.current();
    await publish('second');
    await until(() => shown(set) === 'second');
    expect(before.remotes[0]?.loaded?.module.routes[0]?.id).toBe('first');
    expect(set.current().version).not.toBe(before.version);
    await rollback(store, 'tiny');
    await until(() => shown(set) === 'first');
  });

  it.each<Fault>(['hung', 'html', 'tampered', 'missing'])(
    'keeps the running release when the host of the new one is %s, and loads the new one once it recovers',
    async (fault) => {
      const set = await openSet();
      statics.setFault(fault);
      await publish('second');
      await until(() => events.some(({ type }) => type === 'failed'), 5_000);
      expect(shown(set)).toBe('first');
      statics.setFault('none');
      await until(() => shown(set) === 'second', 12_000);
    },
  );

  it.each<Fault>(['hung', 'html', 'tampered', 'missing'])(
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
    hung.setFault('hung');
    const { live } = await publish('first');
    await changeRegistry(store, ({ remotes }) => ({
      ...remotes,
      // Another remote, whose release URL never answers.
      stuck: { live: { ...live, url: `${hung.url}stuck/`, paths: ['/stuck'] }, previous: null },
    }));
    const set = await openSet(statics.url, [new URL(hung.url).origin]);
    await publish('second');
    await until(
      () => set.current().remotes.some(({ loaded }) => loaded?.module.routes[0]?.id === 'second'),
      1_500,
    );
    expect(set.current().remotes.find(({ name }) => name === 'stuck')?.loaded).toBeUndefined();
    await hung.close();
  });

  it('starts with the last known good release on disk when the live one cannot be loaded', async () => {
    (await openSet()).close();
    await publish('second');
    statics.setFault('hung');
    expect(shown(await openSet())).toBe('first');
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
