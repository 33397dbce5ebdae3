import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allowedLocation } from '../loading/location';
import { release } from '../release';
import { registryOf } from '../release/store';
import { writeTinyRemote } from '../testing';
import { fillStore, withoutUpdates } from './dev-store';

let folder: string;
const at = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'signpost-dev-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('development store', () => {
  it('takes the other remotes from their live store, and does not change it', async () => {
    const { live } = await release(
      at('releases'),
      'tiny',
      await writeTinyRemote(at('dist'), { heading: 'one' }),
    );
    const before = await readFile(at('releases/registry.json'), 'utf8');
    await fillStore(at('dev'), at('releases'), new Map([['tiny', at('dist')]]));
    const found = (await registryOf(at('dev'))).remotes['tiny']?.live;
    expect(found?.integrity).toBe(live.integrity);
    // A shell refuses releases from outside of its store.
    const copied = allowedLocation(at('dev'), found?.url ?? '', []);
    expect(await readFile(path.join(copied, 'release.json'))).toEqual(
      await readFile(at('releases', live.url, 'release.json')),
    );
    expect(await readFile(at('releases/registry.json'), 'utf8')).toBe(before);
  });

  it('takes a remote that was never released from its build, and skips one that was not built', async () => {
    await writeTinyRemote(at('dist'), { heading: 'built' });
    await fillStore(
      at('dev'),
      at('releases'),
      new Map([
        ['tiny', at('dist')],
        ['other', at('nowhere')],
      ]),
    );
    expect(Object.keys((await registryOf(at('dev'))).remotes)).toEqual(['tiny']);
  });

  it('leaves hot updates out of a release', () => {
    const assets = [{ name: 'remote.js' }, { name: '../../hot/remote.1.hot-update.js' }];
    const { namedChunkGroups } = withoutUpdates({ namedChunkGroups: { remote: { assets } } });
    expect(namedChunkGroups?.['remote']?.assets).toEqual([{ name: 'remote.js' }]);
  });
});
