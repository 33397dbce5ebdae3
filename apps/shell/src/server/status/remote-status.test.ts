import { parseRegistry } from '@signpost/federation/registry';
import { standingOf } from './problems';
import { openRemoteJournal } from './remote-journal';
import { remoteStatus } from './remote-status';

const live = {
  release: '0123456789ab',
  url: 'unis/0123456789ab/',
  integrity: '0'.repeat(64),
  contract: '^1.6.0',
  releasedAt: '2026-11-24T10:00:00Z',
  paths: ['/explore/unis'],
  slots: [],
  settings: {
    mapFirst: { kind: 'flag', default: false, description: 'Puts the map above the list.' },
    listSize: { kind: 'number', default: 20, min: 5, max: 50, description: 'Universities on a page.' },
    order: { kind: 'choice', default: 'name', options: ['name', 'size'], description: 'The order.' },
  },
};

const statusOf = (entry: object, running?: string) => {
  const { remotes } = parseRegistry({ version: 1, remotes: { unis: { live, previous: null, ...entry } } });
  const active = { name: 'unis', paths: [], loaded: running ? { release: running } : undefined } as never;
  const known = { active, canaries: [], journal: openRemoteJournal(), disabled: [], errors: [], samples: [] };
  return remoteStatus('unis', { entry: remotes['unis'], ...known });
};
const settingsWith = (values: Record<string, number | string>) =>
  statusOf({ settings: { values, previous: {} } }).settings;

it('has the settings of a remote, and which of them were changed to a value that is used', () => {
  expect(settingsWith({ mapFirst: 25, listSize: 500, order: 'size' })).toEqual([
    { name: 'mapFirst', value: '25%', isChanged: true },
    { name: 'listSize', value: '20', isChanged: false },
    { name: 'order', value: 'size', isChanged: true },
  ]);
});

it('a retired remote that does not run is no problem, and one that still runs is behind', () => {
  const entry = { retired: { at: '2026-11-24T11:00:00Z', redirects: {} } };
  expect(statusOf(entry).retiredSince).toBe('2026-11-24T11:00:00Z');
  expect(standingOf(statusOf(entry))).toBe('retired');
  expect(standingOf(statusOf(entry, live.release))).toBe('behind');
  expect(standingOf(statusOf({}, live.release))).toBe('live');
  expect(standingOf(statusOf({}))).toBe('away');
});
