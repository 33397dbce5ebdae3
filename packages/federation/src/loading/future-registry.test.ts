import { newKeyPair, publicKeys } from '../registry';
import type { RemoteSet } from './remote-set';
import { openStage, until, type Stage } from './testing/stage';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.close());

const remote = (set: RemoteSet, name: string) => set.current().remotes.find((one) => one.name === name);
const heading = (set: RemoteSet, name = 'tiny') => remote(set, name)?.loaded?.module.routes[0]?.id;

/** An entry that no version of today can read: its live release is described in another way. */
const UNREADABLE = { live: { bundle: 'wasm', at: 'other/1' }, previous: null };

/** The events that tell of parts of the registry that were not understood, as `remote part`. */
const notUnderstood = () =>
  stage.events.flatMap((event) =>
    event.type === 'not-understood' ? event.problems.map(({ remote: name, part }) => `${name} ${part}`) : [],
  );

describe('a registry of a later version, read with an empty cache', () => {
  it('costs nothing where another remote fills a slot that does not exist yet, and says so', async () => {
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

  it('is read whatever fields it has that do not exist yet', async () => {
    const first = await stage.put('first', { manifest: { budget: { css: 4_000 } } });
    await stage.registerAny(
      { tiny: { live: { ...first, edge: { worker: 'w.js' } }, previous: null, owners: ['unis'] } },
      { format: 3, policy: { freeze: false } },
    );
    expect(heading(await stage.open())).toBe('first');
    expect(notUnderstood()).toEqual([]);
  });

  it('costs a remote alone whose entry cannot be read; its paths are known if they can be', async () => {
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

  it('serves the live release where canary, previous or history are not understood', async () => {
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

  it('is signed over all that it says, what is not understood included', async () => {
    const pair = newKeyPair();
    const keys = publicKeys(pair.publicKey);
    const first = await stage.put('first');
    const remotes = { tiny: { live: first, previous: null, owners: ['unis'] }, other: UNREADABLE };
    await stage.registerAny(remotes, { format: 3 }, pair.privateKey);
    expect(heading(await stage.open({ keys }))).toBe('first');
  });
});

describe('the manifest of a release of a later version', () => {
  it('may name slots, fields and kinds of chunks that do not exist yet', async () => {
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

describe('a remote whose entry is not understood any more', () => {
  it('goes on with the release that it had, while others change', async () => {
    const [first, second, third] = [
      await stage.put('first'),
      await stage.put('second'),
      await stage.put('third'),
    ];
    await stage.registerAny({
      tiny: { live: first, previous: null, canary: { ref: third, share: 10 } },
      other: { live: first, previous: null },
    });
    const set = await stage.open();
    await stage.registerAny({ tiny: UNREADABLE, other: { live: second, previous: null } });
    await until(() => !remote(set, 'tiny')?.canary);
    expect(set.current().version).toMatch(/^2\//);
    expect(heading(set)).toBe('first');
  });

  it('goes on with the last good release after a restart, and takes a new one once it is understood', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.registerAny({ tiny: { live: first, previous: null } });
    (await stage.open()).close();
    await stage.registerAny({ tiny: UNREADABLE });
    const set = await stage.open();
    expect(heading(set)).toBe('first');
    await stage.registerAny({ tiny: { live: second, previous: null } });
    await until(() => heading(set) === 'second');
  });

  it('is remembered as it was written, so that a later version can read it from the disk', async () => {
    const first = await stage.put('first');
    await stage.registerAny({ tiny: { live: first, previous: null }, other: UNREADABLE }, { format: 3 });
    (await stage.open()).close();
    const { readFile } = await import('node:fs/promises');
    const kept = JSON.parse(await readFile(`${stage.cache}/registry.json`, 'utf8')) as unknown;
    expect(kept).toMatchObject({ format: 3, remotes: { other: UNREADABLE } });
  });
});
