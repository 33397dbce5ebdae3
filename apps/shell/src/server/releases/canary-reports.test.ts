import type { ActiveRemotes, LoadedRemote } from '@signpost/federation/loading';
import type { CanaryEvent } from './canary-events';
import { createCanaryCounts } from './canary-counts';
import { chooseReleases } from './choose-release';
import { createCanaryReports } from './canary-reports';

const running = (release: string): LoadedRemote =>
  ({ name: 'unis', release, manifest: { paths: ['/unis'] } }) as unknown as LoadedRemote;
const withCanary = (release: string): ActiveRemotes => ({
  version: '1',
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
const nobody = () => false;

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
  canaryReports.note(active, chooseReleases(active, visitor, nobody).remotes, [{ remote, failed }], ADDRESS);

it('counts a page on the side that the visitor saw', () => {
  pageOf({ bucket: 0 }, 'unis', true);
  pageOf({ bucket: 99 });
  const of = { kind: 'page', remote: 'unis', release: 'canary', address: ADDRESS };
  expect(events).toEqual([
    { ...of, side: 'canary', failed: true },
    { ...of, side: 'live', failed: false },
  ]);
});

it('counts no page of a preview, nor of a remote without a canary', () => {
  pageOf({ preview: running('previewed') }, 'unis', true);
  pageOf({ bucket: 0 }, 'courses', true);
  expect(events).toEqual([]);
});

it('ignores what belongs to an earlier canary', () => {
  const before = active;
  const seen = chooseReleases(before, { bucket: 0 }, nobody).remotes;
  active = withCanary('next');
  canaryReports.note(before, seen, [{ remote: 'unis', failed: true }], ADDRESS);
  canaryReports.shown('unis', 'canary', ADDRESS);
  canaryReports.failedInBrowser('unis', 'canary', ADDRESS);
  expect(events).toEqual([]);
});

it('an ejected canary comes back only as another release', () => {
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
