import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openStage, until, type Stage } from './testing/stage';

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
