import fc from 'fast-check';
import type { SlotName } from '../contract/slots';
import { claimConflicts, claimsOf, recordOwned, refusedClaims } from './claims';
import { claimsOverlap } from './claims-overlap';
import { registryDocument } from './schema';

const ref = (paths: readonly string[], slots: readonly SlotName[] = []) => ({
  release: '0123456789ab',
  url: 'x/0123456789ab/',
  integrity: 'a'.repeat(64),
  contract: '^1.0.0',
  paths: [...paths],
  slots: [...slots],
  releasedAt: '2026-11-20T10:00:00.000Z',
  provenance: null,
});

/** Parses the entries of a registry. */
const entries = (remotes: object) => registryDocument.parse({ version: 1, remotes }).remotes;

const entry = (paths: readonly string[], more: object = {}) => ({
  live: ref(paths),
  previous: null,
  ...more,
});
const EARLY = '2026-11-21T10:00:00.000Z';
const LATE = '2026-11-22T10:00:00.000Z';

describe('overlap of claims', () => {
  it.each([
    ['/explore/unis', '/explore/unis'],
    ['/explore/unis', '/Explore/Unis/'],
    ['/explore/unis/:id', '/explore/unis/bath'],
    ['/explore/unis/:id', '/explore/:kind/bath'],
    ['/explore/unis/:id?', '/explore/unis'],
    ['/explore/*', '/explore/unis/bath'],
    ['card.universities', 'card.universities'],
  ])('an address can match both %s and %s', (one, other) => {
    expect(claimsOverlap(one, other)).toBe(true);
    expect(claimsOverlap(other, one)).toBe(true);
  });

  it.each([
    ['/explore/unis', '/explore/courses'],
    ['/explore/unis', '/explore/unis/:id'],
    ['/explore/unis/:id', '/explore/courses/:id'],
    ['card.universities', 'card.courses'],
    ['/card.universities', 'card.universities'],
  ])('no address matches both %s and %s', (one, other) => {
    expect(claimsOverlap(one, other)).toBe(false);
    expect(claimsOverlap(other, one)).toBe(false);
  });

  it('is the same in both directions for any patterns', () => {
    const segment = fc.constantFrom('a', 'b', ':x', ':y?', 'a?', '*');
    const pattern = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
    fc.assert(
      fc.property(pattern, pattern, (one, other) => {
        expect(claimsOverlap(one, other)).toBe(claimsOverlap(other, one));
        expect(claimsOverlap(one, one)).toBe(true);
      }),
    );
  });
});

it('claims paths and card slots, but not rows, which many remotes fill', () => {
  expect(claimsOf({ paths: ['/a'], slots: ['home.row', 'card.courses'] })).toEqual(['/a', 'card.courses']);
});

it('claims files for other sites, by the manifest too, each once', () => {
  const files = {
    'client/embed.widgets.js': {},
    'client/embed.widgets.js.br': {},
    'client/widgets.embed.js': {},
  };
  const names = ['embed:widgets.js', 'storage:signpost.map'];
  expect(claimsOf({ paths: [], slots: [], names, files })).toEqual(names);
  expect(claimsOf({ paths: [], slots: [], files })).toEqual(['embed:widgets.js']);
});

describe('conflicts', () => {
  it('of two remotes the one that had its claim first keeps it', () => {
    const remotes = entries({
      thief: entry(['/a', '/b'], { owns: { '/a': LATE, '/b': LATE } }),
      owner: entry(['/a'], { owns: { '/a': EARLY } }),
    });
    expect(refusedClaims({ remotes }, 'thief')).toEqual([{ claim: '/a', owner: 'owner', owned: '/a' }]);
    expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
  });

  it('an entry of an earlier registry, which records no owners, keeps what it has', () => {
    const remotes = entries({
      thief: entry(['/a'], { owns: { '/a': EARLY } }),
      owner: entry(['/a']),
    });
    expect(refusedClaims({ remotes }, 'thief').map(({ claim }) => claim)).toEqual(['/a']);
    expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
  });

  it('a claim that an entry does not record loses', () => {
    const remotes = entries({
      thief: entry(['/a'], { owns: {} }),
      owner: entry(['/a'], { owns: { '/a': LATE } }),
    });
    expect(refusedClaims({ remotes }, 'thief')).toHaveLength(1);
    expect(refusedClaims({ remotes }, 'owner')).toEqual([]);
  });

  it('includes the claims of a canary and of the release to roll back to', () => {
    const remotes = entries({
      owner: entry(['/other'], { previous: ref(['/a']), owns: { '/a': EARLY, '/other': EARLY } }),
      thief: entry(['/b'], { canary: { ref: ref(['/a']), share: 5 }, owns: { '/b': EARLY, '/a': LATE } }),
    });
    expect(refusedClaims({ remotes }, 'thief').map(({ claim }) => claim)).toEqual(['/a']);
  });

  it('a new remote has no claim before its first release', () => {
    const remotes = entries({ owner: entry(['/a/:id']) });
    expect(claimConflicts({ remotes }, 'newcomer', ['/a/b', '/c'])).toEqual([
      { claim: '/a/b', owner: 'owner', owned: '/a/:id' },
    ]);
  });

  it('the shell’s own paths belong to no remote, also when one had them before', () => {
    const remotes = entries({
      thief: entry(['/explore', '/a'], { owns: { '/explore': EARLY, '/a': EARLY } }),
    });
    expect(refusedClaims({ remotes }, 'thief')).toEqual([
      { claim: '/explore', owner: 'the shell', owned: '/explore' },
    ]);
    expect(claimConflicts({ remotes }, 'newcomer', ['/account/sign-in', '/api/v1'])).toHaveLength(2);
    expect(claimConflicts({ remotes }, 'newcomer', ['/embed', '/explore/unis'])).toEqual([]);
  });

  it.each(['storage:signpost.favourites', 'storage:UcasUserLoc_BA2', 'embed:scripts.json'])(
    'the name %s of the shell or a package belongs to no remote',
    (name) => {
      expect(claimConflicts({ remotes: {} }, 'newcomer', [name])).toEqual([
        { claim: name, owner: 'the shell', owned: expect.any(String) as string },
      ]);
      expect(claimConflicts({ remotes: {} }, 'newcomer', [`${name.replace('_', '')}x`])).toEqual([]);
    },
  );

  it('what was offered to the remote is no conflict', () => {
    const remotes = entries({ owner: entry(['/a'], { offers: { '/a': { to: 'newcomer', at: EARLY } } }) });
    expect(claimConflicts({ remotes }, 'newcomer', ['/a'])).toEqual([]);
    expect(claimConflicts({ remotes }, 'another', ['/a'])).toHaveLength(1);
  });
});

it('records since when a remote has each claim, and forgets those that no release has', () => {
  const before = entries({ tiny: entry(['/a', '/b'], { owns: { '/a': EARLY, '/b': EARLY } }) })['tiny'];
  const next = { live: before?.live ?? ref([]), previous: null, canary: null };
  expect(recordOwned({ ...next, live: { ...next.live, paths: ['/a', '/c'] } }, before, LATE)).toEqual({
    '/a': EARLY,
    '/c': LATE,
  });
});
