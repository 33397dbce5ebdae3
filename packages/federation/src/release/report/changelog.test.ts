import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provenance } from '../../registry';
import { writeChangelog } from './changelog';

// Generous, so that a busy machine does not fail the tests.
jest.setTimeout(60_000);

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
