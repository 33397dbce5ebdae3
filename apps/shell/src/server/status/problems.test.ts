import { parseRegistry } from '@signpost/federation/registry';
import { problemsIn } from './problems';

const ref = (release: string) => ({
  release,
  url: `unis/${release}/`,
  integrity: '0'.repeat(64),
  contract: '^1.0.0',
  releasedAt: '2026-11-21T10:00:00Z',
  paths: ['/explore/unis'],
  slots: [],
});

/** A status without remotes, in which nothing is wrong. */
const emptyStatus = {
  errorsKnown: true,
  backend: { ready: true },
  workers: { unanswered: 0, asked: 1 },
  remotes: [],
};

it('names both remotes when one claims what the other has', () => {
  const contested = parseRegistry({
    version: 8,
    remotes: {
      unis: { live: ref('bbbbbbbbbbbb'), previous: null },
      careers: {
        live: ref('aaaaaaaaaaaa'),
        previous: null,
        owns: { '/explore/unis': '2026-11-22T10:00:00.000Z' },
      },
    },
  });
  const { problems } = contested;
  const status = { ...emptyStatus, registry: { readable: true, problems } } as never;
  expect(problemsIn(status)).toEqual([
    'careers claims what another remote has: /explore/unis belongs to unis. It stays with its owner, and the rest of the release runs.',
  ]);
});
