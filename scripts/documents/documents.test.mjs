import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ownerlessPathsIn, problemsIn, replacedWordsIn, unlistedWorkspacesIn } from './check.mjs';

const problemsOf = (markdown) => {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  mkdirSync(path.join(root, 'apps/shell'), { recursive: true });
  writeFileSync(path.join(root, 'apps/shell/main.ts'), 'export const openRouter = () => PORT_MAX;');
  writeFileSync(path.join(root, 'other.md'), '# One heading\n');
  writeFileSync(path.join(root, 'README.md'), markdown);
  const files = ['apps/shell/main.ts', 'other.md', 'README.md'];
  return problemsIn({
    root,
    files,
    documents: ['README.md'],
    scripts: ['start', 'bench'],
    projects: ['shell'],
    sections: ['bytes', 'tax'],
  });
};

test('what is there is no problem', () => {
  const markdown =
    '`npm start`, `apps/shell`, `apps/shell/main.ts`, `openRouter()`, `PORT_MAX`, [other](other.md#one-heading)\n```sh\nnpm run start\n```';
  assert.deepEqual(problemsOf(markdown), []);
});

test('each kind of reference that is not there is named with its line', () => {
  const markdown = [
    '`npm run stop`',
    '`apps/gone/main.ts`',
    '`closeRouter`',
    '[gone](gone.md)',
    '[heading](other.md#two)',
  ].join('\n');
  assert.deepEqual(problemsOf(markdown), [
    'README.md:1 mentions npm stop, which is no script',
    'README.md:2 mentions apps/gone/main.ts, which does not exist',
    'README.md:3 mentions closeRouter, which no source has',
    'README.md:4 links to gone.md, which does not exist',
    'README.md:5 links to other.md#two, which has no such heading',
  ]);
});

test('a command in fenced code is followed, a word in a sentence is not', () => {
  assert.deepEqual(problemsOf('npm had a fault.\n```sh\nnpm run stop\n```'), [
    'README.md:3 mentions npm stop, which is no script',
  ]);
});

test('projects of Nx, tests of Jest and sections of the bench are followed', () => {
  const known = [
    '`npx nx run-many -t lint unit -p shell`',
    '`cd apps && npx jest shell/main`',
    '`npm run bench -- bytes tax`',
  ];
  assert.deepEqual(problemsOf(known.join('\n')), []);
  const unknown = [
    '`npx nx run-many -t lint -p shell,gone`',
    '`cd apps/shell && npx jest src/gone`',
    '```sh',
    'npm run bench -- bytes gone  # two sections',
    '```',
  ];
  assert.deepEqual(problemsOf(unknown.join('\n')), [
    'README.md:1 mentions the project gone, which Nx lacks',
    'README.md:2 mentions apps/shell/src/gone, which does not exist',
    'README.md:4 mentions the section gone of the bench',
  ]);
});

test('a path in fenced code is followed, a part of a longer one is not', () => {
  const fenced = ['```sh', 'node apps/shell/main.ts /srv/apps/gone.ts', 'node apps/gone.ts', '```'];
  assert.deepEqual(problemsOf(fenced.join('\n')), [
    'README.md:3 mentions apps/gone.ts, which does not exist',
  ]);
});

test('a workspace that the list of folders in the README lacks is named', () => {
  const readme =
    '## The folders\n\n```\napps/\n  shell/   the host\n  unis/  courses/\ne2e/\n```\n\n`packages/gone/`\n';
  assert.deepEqual(unlistedWorkspacesIn(readme, ['apps/shell', 'apps/courses', 'e2e', 'packages/gone']), [
    'README.md does not list the folder packages/gone',
  ]);
});

test('a word that the field has another for is named with the other', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'documents-'));
  writeFileSync(path.join(root, 'a.ts'), 'const wait = 1;\nawait breath();\n');
  assert.deepEqual(replacedWordsIn({ root, files: ['a.ts'] }), ['a.ts:2 has breath(: use yieldToMain']);
});

test('a path of CODEOWNERS that matches no file is named', () => {
  const codeowners = '# Owners\n* @a\n/apps/shell/ @a\n/apps/gone/ @a\n/e2e/a.spec.ts @a\n';
  assert.deepEqual(ownerlessPathsIn(codeowners, ['apps/shell/main.ts', 'e2e/a.spec.ts']), [
    'CODEOWNERS names apps/gone/, which does not exist',
  ]);
});
