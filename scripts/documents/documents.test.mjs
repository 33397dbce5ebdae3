import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ownerlessPathsIn, problemsIn } from './check.mjs';

const problemsOf = (markdown) => {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'apps/shell'), { recursive: true });
  writeFileSync(path.join(root, 'apps/shell/main.ts'), '');
  writeFileSync(path.join(root, 'other.md'), '# One heading\n');
  writeFileSync(path.join(root, 'README.md'), markdown);
  const files = ['apps/shell/main.ts', 'other.md', 'README.md'];
  return problemsIn({ root, files, documents: ['README.md'], scripts: ['start'] });
};

test('what is there is no problem, nor a word in a sentence, nor a part of a longer path', () => {
  const markdown =
    'npm had a fault: `npm start`, `apps/shell`, `apps/shell/main.ts`, [other](other.md#one-heading)\n```sh\nnpm run start /srv/apps/gone.ts\n```';
  assert.deepEqual(problemsOf(markdown), []);
});

test('each kind of reference that is not there is named with its line, also in fenced code', () => {
  const markdown = [
    '`npm run stop`',
    '`apps/gone/main.ts`',
    '[gone](gone.md)',
    '[heading](other.md#two)',
    '```sh',
    'npm run halt -- apps/gone.ts',
    '```',
  ].join('\n');
  assert.deepEqual(problemsOf(markdown), [
    'README.md:1 mentions npm stop, which is no script',
    'README.md:2 mentions apps/gone/main.ts, which does not exist',
    'README.md:3 links to gone.md, which does not exist',
    'README.md:4 links to other.md#two, which has no such heading',
    'README.md:6 mentions npm halt, which is no script',
    'README.md:6 mentions apps/gone.ts, which does not exist',
  ]);
});

test('a path of CODEOWNERS that matches no file is named', () => {
  const codeowners = '# Owners\n* @a\n/apps/shell/ @a\n/apps/gone/ @a\n/e2e/a.spec.ts @a\n';
  assert.deepEqual(ownerlessPathsIn(codeowners, ['apps/shell/main.ts', 'e2e/a.spec.ts']), [
    'CODEOWNERS names apps/gone/, which does not exist',
  ]);
});
