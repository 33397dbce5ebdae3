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

/** An entry that no current version can parse: its live release is described in an unknown format. */
const UNREADABLE = { live: { bundle: 'wasm', at: 'other/1' }, previous: null };

/** The events about registry parts that could not be parsed, as `remote part`. */
const notUnderstood = () =>
  stage.events.flatMap((event) =>
    event.type === 'not-understood' ? event.problems.map(({ remote: name, part }) => `${name} ${part}`) : [],
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
