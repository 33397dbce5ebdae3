import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteSet } from './remote-set';
import { openStage, until, type Stage } from './testing/stage';

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
    await until(() => live(set) === 'second', 5_000);
  });

  it('is retried after growing pauses, without blaming the host of the release', async () => {
    const [first, second] = [await stage.put('first'), await stage.put('second')];
    await stage.register({ live: first });
    await stage.open({ retryAfter: 50 });
    await block();
    await stage.register({ live: second });
    await until(() => failures('failed').length > 0);
    const began = performance.now();
    await until(() => failures('failed').length >= 5, 5_000);
    // 50 + 100 + 200 + 400 ms.
    expect(performance.now() - began).toBeGreaterThan(650);
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
