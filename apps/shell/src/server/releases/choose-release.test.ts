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
const active: ActiveRemotes = { version: '7', remotes: [unis, courses] };

const nobody = () => false;
const seenBy = (
  visitor: Parameters<typeof chooseReleases>[1],
  isEjected: Parameters<typeof chooseReleases>[2] = nobody,
) => chooseReleases(active, visitor, isEjected).remotes.remotes.find(({ name }) => name === 'unis')?.loaded;

describe('which release a visitor sees', () => {
  it('is the canary for the buckets below its share, the live one for all others', () => {
    expect([0, 9].map((bucket) => seenBy({ bucket }))).toEqual([canaryRelease, canaryRelease]);
    expect([10, 99, undefined].map((bucket) => seenBy({ bucket }))).toEqual([live, live, live]);
  });

  it('is the previewed one before all, in whatever bucket', () => {
    expect(seenBy({ bucket: 0, preview: previewed })).toBe(previewed);
    expect(seenBy({ bucket: 99, preview: previewed })).toBe(previewed);
  });

  it('is the live one once the canary was ejected', () => {
    const isEjected = (remote: string, release: string) =>
      remote === 'unis' && release === canaryRelease.release;
    expect(seenBy({ bucket: 0 }, isEjected)).toBe(live);
  });

  it('goes with the paths of that release, and touches no other remote', () => {
    const { remotes, nonLiveReleases } = chooseReleases(active, { bucket: 0 }, nobody);
    expect(remotes.remotes[0]?.paths).toEqual(['/unis', '/unis/new']);
    expect(remotes.remotes[1]).toBe(courses);
    expect(nonLiveReleases).toEqual([`unis:${canaryRelease.release}`]);
  });

  it('makes a version of its own, the same for all who see the same', () => {
    const versions = [{ bucket: 0 }, { bucket: 5 }, { bucket: 50 }, { bucket: 50, preview: previewed }].map(
      (visitor) => chooseReleases(active, visitor, nobody).remotes.version,
    );
    expect(versions[0]).toBe(versions[1]);
    expect(new Set(versions).size).toBe(3);
    expect(versions[2]).toBe('7');
  });

  it('can be one of a remote that the registry does not know yet', () => {
    const fresh = running('jobs', '5'.repeat(12));
    expect(chooseReleases(active, { preview: fresh }, nobody).remotes.remotes[2]).toEqual({
      name: 'jobs',
      paths: ['/jobs'],
      loaded: fresh,
    });
  });
});
