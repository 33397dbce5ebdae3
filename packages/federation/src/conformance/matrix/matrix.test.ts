import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { previousShell } from './earlier-tree';
import { crossVersions, type Cell } from './matrix';

const HERE = process.cwd();
let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'signpost-matrix-')));
});
afterEach(() => {
  process.chdir(HERE);
  rmSync(root, { recursive: true, force: true });
});

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

describe('previous shell', () => {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...words], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  /** Commits a change of a file and returns the commit. */
  const commit = (file: string, text: string): string => {
    write(file, text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', 'HEAD');
  };

  beforeEach(() => {
    git('init', '--quiet');
    process.chdir(root);
  });

  it('is the commit before the last change of the shell or the contract, whatever else has changed since', async () => {
    commit('apps/shell/page.ts', 'one');
    const before = commit('apps/unis/page.ts', 'two');
    commit('packages/federation/src/contract/version.ts', 'three');
    commit('apps/unis/page.ts', 'four');
    expect(await previousShell()).toBe(before);
  });

  it('is the last commit while the shell has uncommitted changes', async () => {
    const before = commit('apps/shell/page.ts', 'one');
    write('apps/shell/page.ts', 'two');
    expect(await previousShell()).toBe(before);
  });

  it('is reported as missing when the history has none', async () => {
    commit('apps/shell/page.ts', 'one');
    await expect(previousShell()).rejects.toThrow('No earlier shell in the Git history');
  });
});

it('a remote that needs more than the older shell offers is refused, and nothing else is checked', async () => {
  const config = { name: 'tiny', paths: ['/tiny'], slots: [], contract: '^1.2.0', budget: 1_000 };
  const manifest = {
    ...config,
    client: { entry: 'client/remoteEntry.js', remote: { js: [], css: [] }, chunks: {} },
    server: { entry: 'server/remoteEntry.js' },
    files: {},
  };
  write('now/apps/tiny/remote.config.ts', `module.exports = { default: ${JSON.stringify(config)} };`);
  write('now/apps/tiny/dist/release.json', JSON.stringify(manifest));
  mkdirSync(path.join(root, 'before/apps'), { recursive: true });
  const cells: Cell[] = [];
  const tree = (name: string, offered: string) => ({ root: path.join(root, name), offered });
  await crossVersions(tree('before', '1.1.0'), tree('now', '1.2.0'), ['tiny'], (cell) => cells.push(cell));
  expect(cells).toEqual([
    {
      shell: 'before',
      remote: 'now',
      name: 'tiny',
      refused: 'needs ^1.2.0, is offered 1.1.0',
      findings: [],
    },
  ]);
});
