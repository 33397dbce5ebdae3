// Makes a remote in a copy of this repository, as a squad does.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';

let root;
const inCopy = (command, ...args) =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: { ...process.env, PATH: `${path.resolve('node_modules/.bin')}:${process.env.PATH}` },
  });

before(() => {
  root = mkdtempSync(path.join(tmpdir(), 'signpost-new-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(name))) {
    cpSync(file, path.join(root, file), { recursive: true, force: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  inCopy('git', 'init', '--quiet');
  inCopy('git', 'add', '--all');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  inCopy('git', ...author, 'commit', '--quiet', '--no-verify', '--message', 'Copy');
});
after(() => rmSync(root, { recursive: true, force: true }));

it('a new remote touches its folder, the lock file and CODEOWNERS, and no reference is stale after it', () => {
  const script = `
    const { createRemote } = require('./packages/federation/src/create/create-remote.ts');
    void createRemote('.', 'student-finance');`;
  inCopy('tsx', '--eval', script);
  inCopy('npm', 'install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund');
  const changed = inCopy('git', 'status', '--porcelain').split('\n').filter(Boolean);
  assert.deepEqual(changed.map((line) => line.slice(3)).sort(), [
    'CODEOWNERS',
    'apps/student-finance/',
    'package-lock.json',
  ]);
  inCopy('node', '--import', 'tsx', 'scripts/references/main.mjs', '--check');
  assert.match(
    inCopy('node', '--import', 'tsx', 'scripts/references/list-slots.mjs'),
    /student-finance at \/explore/,
  );
});
