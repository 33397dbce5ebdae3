import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../contract';
import { parseRegistry, provenance, releaseManifest, type ReleaseManifest } from '../../registry';
import { writeChangelog } from './changelog';
import { difference } from './difference';
import { askShell, contractOffered } from './live-shell';
import { resultText } from './result-text';
import { healthText, statusText } from './status';

describe('texts', () => {
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
      courses: {
        live: ref('cccccccccccc', '2026-11-01T08:00:00.000Z', ['/explore/courses']),
        previous: null,
      },
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
      expect(difference(manifest({}, 2_000), manifest({}, 1_984))).toEqual([
        'bytes unis.landing 2,084 (−16)',
      ]);
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
});

describe('a running shell', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const shellThatSays = async (status: number, body: string): Promise<string> => {
    server = createServer((_, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('uses the contract of the running shell, else of this checkout', async () => {
    const url = await shellThatSays(
      200,
      '{"backend":true,"contract":"1.0.0","remotes":{"unis":"aaaaaaaaaaaa"}}',
    );
    expect(await contractOffered(url)).toBe('1.0.0');
    expect(await contractOffered(undefined)).toBe(CONTRACT_VERSION);
    expect(await askShell(url)).toMatchObject({ ready: true, remotes: { unis: 'aaaaaaaaaaaa' } });
  });

  it('reports that a shell is not ready', async () => {
    const url = await shellThatSays(503, '{"backend":false,"contract":"1.0.0","remotes":{}}');
    expect(await askShell(url)).toMatchObject({ ready: false, backend: false });
  });

  it('throws when the shell does not report a contract', async () => {
    const url = await shellThatSays(200, '{"backend":true,"remotes":{}}');
    await expect(contractOffered(url)).rejects.toThrow('does not report which contract it offers');
  });

  it('reports when something else answers, or nothing', async () => {
    const url = await shellThatSays(200, '<!doctype html>');
    await expect(askShell(url)).rejects.toThrow('does not answer like a shell');
    await expect(askShell('http://127.0.0.1:9')).rejects.toThrow('cannot be reached');
  });
});

describe('changelog', () => {
  let root: string;
  let folder: string;

  const git = (...args: string[]): string => {
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    return execFileSync('git', ['-C', root, ...identity, ...args], { encoding: 'utf8' }).trim();
  };

  /** Commits a change of a file; returns the commit. */
  const commit = async (file: string, subject: string): Promise<string> => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), subject);
    git('add', '.');
    git('commit', '-q', '-m', subject);
    return git('rev-parse', 'HEAD');
  };

  const builtFrom = (gitCommit: string) => ({
    provenance: provenance.parse({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'unis', digest: { sha256: 'a'.repeat(64) } }],
      predicateType: 'https://slsa.dev/provenance/v1',
      predicate: {
        buildDefinition: {
          buildType: 'x',
          externalParameters: {},
          resolvedDependencies: [{ uri: 'git+local', digest: { gitCommit } }],
        },
        runDetails: { builder: { id: 'x' } },
      },
    }),
  });

  const at = new Date('2026-11-25T10:00:00Z');
  const release = (
    id: string,
    before?: { provenance: ReturnType<typeof builtFrom>['provenance'] | null },
    canary?: number,
  ) => writeChangelog(folder, { release: id, at, before, canary });
  const changelog = () => readFile(path.join(folder, 'CHANGELOG.md'), 'utf8');

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'signpost-changelog-'));
    folder = path.join(root, 'apps/unis');
    await mkdir(folder, { recursive: true });
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  describe('the changelog of a remote', () => {
    beforeEach(() => {
      git('init', '-q');
    });

    it('has each release with its date and the commits that changed its folder, newest first', async () => {
      const first = await commit('apps/unis/page.ts', 'Add the page');
      expect(await release('aaaaaaaaaaaa')).toBe(path.join(folder, 'CHANGELOG.md'));
      await commit('apps/unis/page.ts', 'Say how far away a place is');
      await commit('apps/courses/page.ts', 'Change another remote');
      await commit('apps/unis/CHANGELOG.md', 'Note the release');
      await commit('apps/unis/page.ts', 'Sort by distance');
      await rm(path.join(folder, 'CHANGELOG.md'));
      await release('aaaaaaaaaaaa');
      await release('bbbbbbbbbbbb', builtFrom(first), 10);
      expect(await changelog()).toBe(`# Releases

## 2026-11-25: bbbbbbbbbbbb, a canary for 10 %

- Sort by distance
- Say how far away a place is

## 2026-11-25: aaaaaaaaaaaa

The first release.
`);
    });

    it('has a release once', async () => {
      const first = await commit('apps/unis/page.ts', 'Add the page');
      await release('aaaaaaaaaaaa');
      expect(await release('aaaaaaaaaaaa', builtFrom(first))).toBeUndefined();
      expect((await changelog()).match(/aaaaaaaaaaaa/g)).toHaveLength(1);
    });

    it('says when nothing changed in its folder, and when the changes are not known', async () => {
      const first = await commit('apps/unis/page.ts', 'Add the page');
      await commit('packages/ui/button.ts', 'Change a package');
      await release('aaaaaaaaaaaa', builtFrom(first));
      expect(await changelog()).toContain('No commit changed this folder.');
      await release('bbbbbbbbbbbb', builtFrom('0'.repeat(40)));
      await release('cccccccccccc', { provenance: null });
      expect((await changelog()).match(/The changes are not known/g)).toHaveLength(2);
    });
  });

  it('there is none outside of a git repository', async () => {
    expect(await release('aaaaaaaaaaaa')).toBeUndefined();
    await expect(changelog()).rejects.toThrow('ENOENT');
  });
});
