import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, it } from 'node:test';
import { findUnknown, findUnproven, findUnused, proofsOf, testsToCheck } from './check.mjs';
import { findBadClauses, readClauses } from './clauses.mjs';
import { entryFiles, exposedFiles } from './entries.mjs';
import { writeProofs } from './proofs.mjs';
import { reachedBy, runBy } from './reach.mjs';
import { citedIn, mentionedIn } from './titles.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'specification-'));
after(() => rmSync(root, { recursive: true, force: true }));

const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return file;
};

const clause = (code, folders = []) => ({ code, title: '`/`', file: 'routes.md', folders });

describe('clauses', () => {
  it('are headings with a code, and the folders after "Where:"', () => {
    const text = '# Routes\n\n### R-01 `/`\n\nHome.\n\nWhere: `a`, `b/c`\n\n### Other\n\nWhere: `d`\n';
    assert.deepEqual(readClauses(text, 'routes.md'), [clause('R-01', ['a', 'b/c'])]);
  });

  it('fail when they name no folder, one that does not exist, or have a duplicate code', () => {
    write('here/file.ts', '');
    assert.deepEqual(findBadClauses([clause('R-01', ['here'])], root), []);
    assert.deepEqual(
      findBadClauses([clause('R-01', ['gone']), clause('R-02'), clause('R-01', ['here'])], root),
      [
        'R-01 in routes.md names gone, which does not exist.',
        'R-02 in routes.md names no folder after "Where:".',
        'R-01 is in routes.md a second time.',
      ],
    );
  });
});

describe('titles', () => {
  const cited = (text) => [...citedIn(text, 'a.test.tsx')];

  it('cite codes at either end, in it, test, describe and each', () => {
    assert.deepEqual(cited("it('[R-01] [B-02] opens', () => {}); test('closes [V-03]', () => {});"), [
      'R-01',
      'B-02',
      'V-03',
    ]);
    assert.deepEqual(cited("describe('[E-01]', () => {}); it.each([1, 2])('[E-02] %s', () => {});"), [
      'E-01',
      'E-02',
    ]);
    assert.deepEqual(cited('for (const a of b) test(`[R-16] ${a} [K-01]`, async () => {});'), [
      'R-16',
      'K-01',
    ]);
  });

  it('do not cite from comments, other strings or skipped tests', () => {
    assert.deepEqual(
      cited("// [R-01]\nconst a = '[R-02]'; it.skip('[R-03]', () => {}); it.todo('[R-04]');"),
      [],
    );
    assert.deepEqual(cited("describe.skip('[R-05]', () => { it('[R-06]', () => {}); });"), []);
  });

  it('and comments mention codes, which the specification must have', () => {
    const mentions = [['a.ts', mentionedIn('/** B-01 and (K-99). SUB-01 is none. */')]];
    assert.deepEqual(findUnknown([clause('B-01')], mentions), [
      'a.ts mentions K-99, which is not in the specification.',
    ]);
  });
});

describe('proofs', () => {
  const clauses = [clause('R-01'), clause('R-02')];
  const proofs = proofsOf(clauses, [['a.test.ts', new Set(['R-01'])]]);

  it('fail for a clause that no test cites', () => {
    assert.deepEqual(findUnproven(proofs), ['R-02 is proven by no test.']);
  });

  it('are links on their page', () => {
    assert.match(
      writeProofs(clauses, proofs),
      /\n- \[R-01\]\(routes\.md#r-01-\)\n {2}- \[a\.test\.ts\]\(\.\.\/\.\.\/a/,
    );
  });
});

describe('use by the product', () => {
  write('src/main.ts', "import { used } from './parts'; console.log(used, () => import('./lazy'));");
  write('src/parts/index.ts', "export { used } from './used'; export { unused } from './unused';");
  write('src/parts/used.ts', 'export const used = () => 1;');
  write('src/parts/unused.ts', 'export const unused = () => 2;');
  write('src/lazy.ts', 'export const lazy = () => 3;');
  write('src/testing/help.ts', "import { lazy } from '../lazy'; export const help = () => lazy();");
  const tests = {
    used: write('src/used.test.ts', "import { used } from './parts'; it('[R-01]', () => used());"),
    unused: write('src/unused.test.ts', "import { unused } from './parts'; it('[R-01]', () => unused());"),
    helped: write('src/helped.test.ts', "import { help } from './testing/help'; it('[R-01]', () => help());"),
    types: write('src/types.test.ts', "import type { used } from './parts'; export type Used = typeof used;"),
    both: write(
      'src/both.test.ts',
      "import { help } from './testing/help'; import { unused } from './parts'; it('[R-01]', () => help(unused()));",
    ),
  };
  const outcome = async (test, notYetUsed = {}) => {
    const proofs = proofsOf([clause('R-01')], [[test, new Set(['R-01'])]]);
    const reached = await reachedBy(root, ['src/main.ts']);
    return findUnused(proofs, { reached, runs: await runBy(root, testsToCheck(proofs)), notYetUsed });
  };
  const refused = ['R-01 is only proven by tests of code that the product does not reach.'];

  it('counts through barrels, lazy imports and testing helpers', async () => {
    assert.deepEqual(await outcome(tests.used), []);
    assert.deepEqual(await outcome(tests.helped), []);
  });

  it('fails for unused exports of a barrel, and for types', async () => {
    assert.deepEqual(await outcome(tests.unused), refused);
    assert.deepEqual(await outcome(tests.types), refused);
  });

  it('fails for unused code whose test has a helper that runs used code', async () => {
    assert.deepEqual(await outcome(tests.both), refused);
  });

  it('fails when only another test of the file runs used code', async () => {
    const text = "import { used } from './parts/used'; import { unused } from './parts/unused';";
    const apart = `${text} const call = () => unused(); it('other', () => used()); it('[R-01]', () => call());`;
    assert.deepEqual(await outcome(write('src/apart.test.ts', apart)), refused);
  });

  it('allows clauses listed as not yet used, until they are used', async () => {
    assert.deepEqual(await outcome(tests.unused, { 'R-01': 'later' }), []);
    assert.equal((await outcome(tests.used, { 'R-01': 'later' })).length, 1);
  });

  it('is assumed for end-to-end and conformance tests', async () => {
    assert.deepEqual(await outcome('e2e/src/a.spec.ts'), []);
    assert.deepEqual(await outcome('apps/a/src/conformance.test.ts'), []);
  });

  it("starts at the builds' entries", () => {
    assert.deepEqual(
      exposedFiles("exposes: { './remote': { import: ['./src/remote.ts'], name: 'remote' } },"),
      ['src/remote.ts'],
    );
    assert.throws(() => exposedFiles('exposes: files'), /exposes no file/);
    assert.deepEqual(entryFiles("entry: { main: './src/a.ts', other: './src/b.tsx' },"), [
      'src/a.ts',
      'src/b.tsx',
    ]);
  });
});
