import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newKeyPair, publicKeys } from '../registry';
import type { RemoteSet } from './remote-set';
import { openStage, until, type Stage } from './testing/stage';

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
    await expect(set.preview('tiny', { ...second, integrity: first.integrity })).rejects.toThrow('has hash');
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
