import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import type { CanaryEvent } from './canary-events';
import { createCanaryCounts } from './canary-counts';
import { chooseReleases } from './choose-release';
import { createCanaryReports } from './canary-reports';

const running = (release: string): LoadedRemote =>
  ({ name: 'unis', release, manifest: { paths: ['/unis'] } }) as unknown as LoadedRemote;
const withCanary = (release: string): ActiveRemotes => ({
  version: '1',
  retired: [],
  remotes: [
    {
      name: 'unis',
      paths: ['/unis'],
      loaded: running('live'),
      canary: { loaded: running(release), share: 10 },
    },
    { name: 'courses', paths: ['/courses'], loaded: running('other') },
  ],
});

const ADDRESS = '192.0.2.1';
const notEjected = () => false;

let events: CanaryEvent[];
let active: ActiveRemotes;
let canaryReports: ReturnType<typeof createCanaryReports>;
beforeEach(() => {
  events = [];
  active = withCanary('canary');
  const counts = createCanaryCounts(() => undefined);
  canaryReports = createCanaryReports(
    { ...counts, note: (event) => (events.push(event), counts.note(event)) },
    { current: () => active },
  );
});

const pageOf = (visitor: Parameters<typeof chooseReleases>[1], remote = 'unis', failed = false) =>
  canaryReports.note(
    active,
    chooseReleases(active, visitor, notEjected).remotes,
    [{ remote, failed }],
    ADDRESS,
  );

it('counts a page for the release that the visitor got', () => {
  pageOf({ bucket: 0 }, 'unis', true);
  pageOf({ bucket: 99 });
  const of = { kind: 'page', remote: 'unis', release: 'canary', address: ADDRESS };
  expect(events).toEqual([
    { ...of, side: 'canary', failed: true },
    { ...of, side: 'live', failed: false },
  ]);
});

it('counts a cached page for the remote that owns it, in every language [B-21]', () => {
  const resolved = chooseReleases(active, { bucket: 99 }, notEjected).remotes;
  for (const path of ['/unis?page=2', '/cy/unis?page=2', '/cy'])
    canaryReports.noteCached(active, resolved, path, ADDRESS);
  expect(events).toHaveLength(2);
});

it('does not count pages of previews or of remotes without a canary', () => {
  pageOf({ preview: running('previewed') }, 'unis', true);
  pageOf({ bucket: 0 }, 'courses', true);
  expect(events).toEqual([]);
});

it('ignores events of an earlier canary', () => {
  const earlier = active;
  const resolved = chooseReleases(earlier, { bucket: 0 }, notEjected).remotes;
  active = withCanary('next');
  canaryReports.note(earlier, resolved, [{ remote: 'unis', failed: true }], ADDRESS);
  canaryReports.shown('unis', 'canary', ADDRESS);
  canaryReports.failedInBrowser('unis', 'canary', ADDRESS);
  expect(events).toEqual([]);
});

it('keeps a canary ejected until the registry has another release', () => {
  canaryReports.eject('unis', 'canary');
  expect(canaryReports.isEjected('unis', 'canary')).toBe(true);
  expect(canaryReports.currentCanaries(active)).toMatchObject([
    { release: 'canary', share: 10, ejected: true },
  ]);
  active = withCanary('next');
  expect(canaryReports.currentCanaries(active)).toMatchObject([
    { release: 'next', ejected: false, canary: { pages: 0 } },
  ]);
  expect(canaryReports.isEjected('unis', 'next')).toBe(false);
});
