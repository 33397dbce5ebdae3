import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeTinyRemote, type TinyRemote } from '../testing';
import { offerClaim } from './handover';
import { release, rollback } from './release';
import { retire } from './retirement/retire';
import { statusText } from './report/status';
import { registryOf } from './store';

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
    const problem = { remote: 'unis', part: 'claims', reason: '/unis belongs to careers', owner: 'careers' };
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
