import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { remoteNames } from '../../release/remotes';

const run = promisify(execFile);

const git = async (...args: string[]): Promise<string> => (await run('git', args)).stdout.trim();

/** Paths whose changes make a shell release that can affect remotes. */
const SHELL_PATHS = ['apps/shell', 'packages/federation/src/contract'];

/**
 * Returns the commit that the previous shell was built from: the last one before the shell or the contract
 * changed, or HEAD while such a change is uncommitted. Throws when the history does not reach that far.
 */
export const previousShell = async (): Promise<string> => {
  if (await git('status', '--porcelain', '--', ...SHELL_PATHS)) return git('rev-parse', 'HEAD');
  const changed = await git('rev-list', '--max-count=1', 'HEAD', '--', ...SHELL_PATHS);
  return git('rev-parse', '--verify', '--quiet', `${changed}^`).catch(() => {
    throw new Error(
      'No earlier shell in the Git history: fetch more history, or name a commit with --previous.',
    );
  });
};

/** A repository checked out and built at an earlier commit, in its own folder. */
export interface EarlierTree {
  readonly root: string;
  remove(): Promise<void>;
}

/** Links the packages installed here into `root`, and the workspace packages of that commit. */
const linkPackages = async (root: string): Promise<void> => {
  const modules = path.join(root, 'node_modules');
  await mkdir(path.join(modules, '@signpost'), { recursive: true });
  for (const name of await readdir('node_modules')) {
    if (name === '@signpost' || name === '.cache') continue;
    await symlink(path.resolve('node_modules', name), path.join(modules, name));
  }
  for (const kind of ['apps', 'packages']) {
    for (const name of await readdir(path.join(root, kind))) {
      await symlink(path.join(root, kind, name), path.join(modules, '@signpost', name));
      const own = path.resolve(kind, name, 'node_modules');
      if (existsSync(own)) await symlink(own, path.join(root, kind, name, 'node_modules'));
    }
  }
};

const build = (root: string, script: string, ...words: string[]) =>
  run(process.execPath, ['--import', 'tsx', script, ...words], { cwd: root, maxBuffer: 1e8 });

/**
 * Checks a commit out into a temporary folder and builds its shell and the named remotes with the packages
 * installed here. Throws with the builds' output.
 */
export const earlierTree = async (commit: string, names: readonly string[]): Promise<EarlierTree> => {
  const root = await mkdtemp(path.join(tmpdir(), 'signpost-earlier-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await git('clone', '--quiet', '--shared', '--no-checkout', '.', root);
    await git('-C', root, 'checkout', '--quiet', '--detach', commit);
    await linkPackages(root);
    await build(root, 'apps/shell/build.ts');
    const known = remoteNames(root);
    for (const name of names.filter((one) => known.includes(one))) {
      await build(root, 'packages/federation/src/build/cli.ts', `apps/${name}`);
    }
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
