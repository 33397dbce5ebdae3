import type { RemoteConfig } from '../contract';
import { parseRegistry } from '../registry';
import { runServerModule } from '../release/checks/server-module';
import { writeRelease, type Overrides } from '../release/testing/broken-release';
import { provided } from '../release/testing/provided';
import { neighboursInCheckout, neighboursInRegistry, ownFindings, type Neighbours } from './own-findings';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

const UNIS: RemoteConfig = {
  name: 'unis',
  paths: ['/unis/:id'],
  slots: ['card.universities'],
  names: ['storage:signpost.map', 'element:unis-map', 'endpoint:listRooms'],
  contract: '^1.0.0',
  budget: 1_000,
};

const LIVE = {
  release: '0123456789ab',
  url: 'unis/0123456789ab/',
  integrity: 'a'.repeat(64),
  releasedAt: '2026-11-20T10:00:00.000Z',
};

const inRegistry = parseRegistry({
  version: 1,
  remotes: { unis: { live: { ...UNIS, ...LIVE }, previous: null } },
});

/** The problems that the kit finds in a small remote beside unis. */
const problemsOf = async (how: Overrides, neighbours: Neighbours): Promise<string> => {
  const { remove, ...candidate } = await writeRelease(how);
  try {
    const running = runServerModule(candidate.dist, candidate.manifest, provided);
    const findings = await ownFindings(candidate, running, '1.1.0', neighbours);
    return findings.flatMap(({ rule, problems }) => problems.map((one) => `${rule}: ${one}`)).join('\n');
  } finally {
    await remove();
  }
};

describe.each([
  ['a checkout', neighboursInCheckout([UNIS])],
  ['a running site', neighboursInRegistry(inRegistry)],
])('the kit in %s', (_, neighbours) => {
  const owned = (claim: string, of = claim) => `claims of its own: ${claim} overlaps ${of} of unis`;
  it.each<[string, Overrides, string]>([
    ['an address', { config: { paths: ['/unis/bath'] } }, owned('/unis/bath', '/unis/:id')],
    ['a slot', { config: { slots: ['card.universities'] } }, owned('card.universities')],
    ['an endpoint', { config: { names: ['endpoint:listRooms'] } }, owned('endpoint:listRooms')],
    ['a custom element', { config: { names: ['element:unis-map'] } }, owned('element:unis-map')],
    ['a storage key', { config: { names: ['storage:signpost.map'] } }, owned('storage:signpost.map')],
    [
      'a cascade layer',
      { css: '@layer unis.late{.tiny-a{color:red}}' },
      'CSS in its layers: client/tiny.page.css: .tiny-a is in the layer "unis.late", which is not its own',
    ],
    [
      'a class',
      { css: '@layer pages{.tiny-a .unis-a{color:red}}' },
      'CSS in its layers: client/tiny.page.css: .tiny-a .unis-a matches markup of others',
    ],
    ['a name', { config: { name: 'unis-abroad' } }, 'claims of its own: the name unis-abroad cannot be told'],
  ])('refuses %s that another remote has', async (__, how, problem) => {
    expect(await problemsOf(how, neighbours)).toContain(problem);
  });

  it('finds nothing in a remote that claims what is free', async () => {
    expect(await problemsOf({}, neighbours)).toBe('');
  });
});
