import { releaseManifest, parseRegistry, type ReleaseManifest } from '../registry';
import { difference } from './report/difference';
import { resultText } from './report/result-text';
import { healthText, statusText } from './report/status';

const ref = (release: string, releasedAt: string, paths = ['/explore/unis']) => ({
  release,
  url: `unis/${release}/`,
  integrity: 'a'.repeat(64),
  contract: '^1.1.0',
  paths,
  slots: [],
  releasedAt,
});

const registry = parseRegistry({
  version: 7,
  issuedAt: '2026-11-21T14:02:10.000Z',
  remotes: {
    courses: { live: ref('cccccccccccc', '2026-11-01T08:00:00.000Z', ['/explore/courses']), previous: null },
    unis: {
      live: ref('aaaaaaaaaaaa', '2026-11-19T09:00:00.000Z'),
      previous: ref('bbbbbbbbbbbb', '2026-11-18T09:00:00.000Z'),
      canary: { ref: ref('dddddddddddd', '2026-11-21T14:02:10.000Z'), share: 10 },
      history: [
        { release: 'dddddddddddd', at: '2026-11-21T14:02:10.000Z', action: 'canary' },
        { release: 'aaaaaaaaaaaa', at: '2026-11-20T11:30:00.000Z', action: 'rollback' },
      ],
    },
  },
  signature: { key: '0011223344556677', value: 'AAAA' },
});

describe('status of a store', () => {
  it('shows what is live since when, the canary and its share, the previous release and the history', () => {
    expect(statusText(registry))
      .toBe(`registry version 7, of 2026-11-21 14:02 UTC, signed with key 0011223344556677
courses
  live      cccccccccccc  since 2026-11-01 08:00  contract ^1.1.0
unis
  live      aaaaaaaaaaaa  since 2026-11-20 11:30  contract ^1.1.0
  canary    dddddddddddd  since 2026-11-21 14:02  10 % of visitors
  previous  bbbbbbbbbbbb
  history   dddddddddddd  2026-11-21 14:02  canary
            aaaaaaaaaaaa  2026-11-20 11:30  rollback`);
  });

  it('can be limited to one remote', () => {
    expect(statusText(registry, 'courses')).not.toContain('unis');
    expect(statusText(registry, 'careers')).toContain('careers was never released');
  });
});

it('health text of a shell names its releases, missing remotes and canaries', () => {
  expect(
    healthText({
      url: 'https://www.example.org',
      ready: false,
      contract: '1.1.0',
      backend: false,
      remotes: { unis: 'aaaaaaaaaaaa', courses: null },
      lacks: [{ remote: 'courses', reason: 'its entry in the registry is not understood' }],
      canaries: [
        {
          remote: 'unis',
          release: 'dddddddddddd',
          ejected: true,
          canary: { pages: 20, errors: 6 },
          live: { pages: 180, errors: 1 },
        },
      ],
    }),
  ).toBe(`shell https://www.example.org: not ready
  its backend is not ready
  it lacks courses: its entry in the registry is not understood
  contract 1.1.0
  unis aaaaaaaaaaaa
  courses has no release that runs
  unis dddddddddddd as canary: 6 of 20 pages failed; of the live one 1 of 180 pages failed; taken out by this shell`);
});

describe('changes of a release', () => {
  const manifest = (change: Partial<ReleaseManifest>, bytes: number, entryBytes = 100): ReleaseManifest =>
    releaseManifest.parse({
      name: 'unis',
      contract: '^1.0.0',
      paths: ['/unis', '/old'],
      slots: ['home.row'],
      client: {
        entry: 'client/entry.js',
        remote: { js: [], css: [] },
        chunks: {
          'unis.landing': { js: ['client/landing.js'], css: [] },
          'unis.same': { js: [], css: [] },
        },
      },
      server: { entry: 'server/entry.js' },
      files: {
        'client/entry.js': { sha256: 'a'.repeat(64), bytes: entryBytes },
        'client/landing.js': { sha256: 'a'.repeat(64), bytes },
      },
      ...change,
    });

  it('are listed by path, slot, contract and bytes of a route', () => {
    const after = manifest({ paths: ['/unis', '/new'], slots: ['explore.row'], contract: '^1.1.0' }, 1_500);
    expect(difference(manifest({}, 2_000), after)).toEqual([
      'path + /new',
      'path − /old',
      'slot + explore.row',
      'slot − home.row',
      'contract ^1.1.0 (was ^1.0.0)',
      'bytes unis.landing 1,600 (−500)',
    ]);
  });

  it('show what every page downloads once, and the files of a page only when they changed', () => {
    expect(difference(manifest({}, 2_000), manifest({}, 2_000, 150))).toEqual([
      'bytes of every page and slot (+50)',
    ]);
    expect(difference(manifest({}, 2_000), manifest({}, 2_100, 150))).toEqual([
      'bytes of every page and slot (+50)',
      'bytes unis.landing 2,250 (+100)',
    ]);
  });

  it('are summed up when they are fewer than 16 bytes', () => {
    expect(difference(manifest({}, 2_000), manifest({}, 2_000, 98))).toEqual([
      '2 pages and slots differ by fewer than 16 bytes',
    ]);
    expect(difference(manifest({}, 2_000), manifest({}, 2_015))).toEqual([
      '1 page or slot differs by fewer than 16 bytes',
    ]);
    expect(difference(manifest({}, 2_000), manifest({}, 1_984))).toEqual(['bytes unis.landing 2,084 (−16)']);
  });

  it('include everything when nothing was live, and nothing when it is the same', () => {
    expect(difference(undefined, manifest({}, 10))).toContain('path + /unis');
    expect(difference(manifest({}, 10), manifest({}, 10))).toEqual([]);
  });
});

describe('outcome of a command', () => {
  const entry = registry.remotes['unis'];
  if (!entry) throw new Error('the registry above has no unis');
  const { live, previous, canary } = entry;
  const outcome = (after: Partial<typeof entry>, before: typeof entry | undefined) =>
    resultText({ name: 'unis', live, entry: { ...entry, ...after }, before, registryVersion: 8 });

  it.each([
    [
      'a canary',
      outcome({ canary }, { ...entry, canary: null }),
      'dddddddddddd is the canary for 10 % of visitors',
    ],
    [
      'a canary taken back',
      outcome({ canary: null }, entry),
      'the canary dddddddddddd is taken back, aaaaaaaaaaaa',
    ],
    [
      'another live release',
      outcome({ canary: null }, { ...entry, live: previous ?? live, canary: null }),
      'aaaaaaaaaaaa is live for all (was bbbbbbbbbbbb); registry version 8',
    ],
    ['a first release', outcome({ canary: null }, undefined), 'aaaaaaaaaaaa is live for all; registry'],
  ])('describes %s', (_, text, expected) => {
    expect(text).toContain(expected);
  });

  it('reports that nothing changed', () => {
    expect(resultText({ name: 'unis', live, entry, before: entry, registryVersion: 7 })).toContain(
      'nothing to change',
    );
  });
});
