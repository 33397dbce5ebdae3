import type { ActiveRemote, ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import { chooseReleases } from './choose-release';

const running = (name: string, release: string, paths = [`/${name}`]): LoadedRemote =>
  ({ name, release, manifest: { paths } }) as unknown as LoadedRemote;

const live = running('unis', '1'.repeat(12));
const canaryRelease = running('unis', '2'.repeat(12), ['/unis', '/unis/new']);
const previewed = running('unis', '3'.repeat(12));
const courses: ActiveRemote = {
  name: 'courses',
  paths: ['/courses'],
  loaded: running('courses', '4'.repeat(12)),
};
const unis: ActiveRemote = {
  name: 'unis',
  paths: ['/unis'],
  loaded: live,
  canary: { loaded: canaryRelease, share: 10 },
};
const active: ActiveRemotes = { version: '7', remotes: [unis, courses], retired: [] };

const notEjected = () => false;
const releaseFor = (
  visitor: Parameters<typeof chooseReleases>[1],
  isEjected: Parameters<typeof chooseReleases>[2] = notEjected,
) => chooseReleases(active, visitor, isEjected).remotes.remotes.find(({ name }) => name === 'unis')?.loaded;

describe('the release of a visitor', () => {
  it('is the canary for buckets below its share, else the live release', () => {
    expect([0, 9].map((bucket) => releaseFor({ bucket }))).toEqual([canaryRelease, canaryRelease]);
    expect([10, 99, undefined].map((bucket) => releaseFor({ bucket }))).toEqual([live, live, live]);
  });

  it('is the previewed release in every bucket', () => {
    expect(releaseFor({ bucket: 0, preview: previewed })).toBe(previewed);
    expect(releaseFor({ bucket: 99, preview: previewed })).toBe(previewed);
  });

  it('is the live release after the canary was ejected', () => {
    const isEjected = (remote: string, release: string) =>
      remote === 'unis' && release === canaryRelease.release;
    expect(releaseFor({ bucket: 0 }, isEjected)).toBe(live);
  });

  it('comes with its own paths and leaves other remotes unchanged', () => {
    const { remotes, nonLiveReleases } = chooseReleases(active, { bucket: 0 }, notEjected);
    expect(remotes.remotes[0]?.paths).toEqual(['/unis', '/unis/new']);
    expect(remotes.remotes[1]).toBe(courses);
    expect(nonLiveReleases).toEqual([`unis:${canaryRelease.release}`]);
  });

  it('has a version that is equal for visitors with the same releases', () => {
    const versions = [{ bucket: 0 }, { bucket: 5 }, { bucket: 50 }, { bucket: 50, preview: previewed }].map(
      (visitor) => chooseReleases(active, visitor, notEjected).remotes.version,
    );
    expect(versions[0]).toBe(versions[1]);
    expect(new Set(versions).size).toBe(3);
    expect(versions[2]).toBe('7');
  });

  it('can belong to a remote that is not in the registry yet', () => {
    const fresh = running('jobs', '5'.repeat(12));
    expect(chooseReleases(active, { preview: fresh }, notEjected).remotes.remotes[2]).toEqual({
      name: 'jobs',
      paths: ['/jobs'],
      loaded: fresh,
    });
  });
});
