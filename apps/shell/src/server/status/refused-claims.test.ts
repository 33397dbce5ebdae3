import { parseRegistry } from '@signpost/federation/registry';
import { openRemoteJournal } from './remote-journal';
import { gatherStatus } from './status';

const refused = [{ claim: '/explore/unis', owner: 'unis', owned: '/explore/unis' }];

it('shows claims that were refused to a running release, also when the registry does not have them', async () => {
  const { registry } = await gatherStatus({
    remotes: {
      current: () => ({
        version: '8',
        retired: [],
        remotes: [{ name: 'careers', paths: [], loaded: undefined, refused }],
      }),
    },
    canaryReports: { currentCanaries: () => [] },
    journal: openRemoteJournal(),
    disabled: () => [],
    errors: () => Promise.resolve([]),
    metrics: () => Promise.resolve(''),
    registry: () => Promise.resolve(parseRegistry({ version: 8, remotes: {} })),
    backend: () => Promise.resolve(true),
  });
  expect(registry.problems).toEqual([
    { remote: 'careers', part: 'claims', reason: '/explore/unis belongs to unis', owner: 'unis' },
  ]);
});
