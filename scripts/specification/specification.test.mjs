import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkClauses, citedIn, clausesIn } from './check.mjs';

test('clauses are third-level headings with a code', () => {
  assert.deepEqual(clausesIn('# Routes\n\n### R-01 `/`\n\nSee R-02.\n\n### Other\n'), ['R-01']);
});

test('titles cite codes, also of tables; comments and skipped tests do not', () => {
  assert.deepEqual(citedIn("it.each([1])('[R-01] [B-02] opens SUB-01', () => {});"), ['R-01', 'B-02']);
  assert.deepEqual(citedIn("  { clause: 'R-18', path: '/' },"), ['R-18']);
  assert.deepEqual(citedIn("// it('[R-01]')"), []);
  assert.deepEqual(citedIn("it.skip('[R-01] opens', () => {}); test('[R-02]', () => {});"), ['R-02']);
});

test('a code without a clause, and a clause without a test from outside or with another of its code, are wrong', () => {
  const lines = [
    ['src/a.ts', '// K-99'],
    ['src/a.ts', "it('[R-02]')"],
    ['src/a.nightly.test.ts', "it('[R-01] [R-02]', () => {});"],
    ['e2e/src/a.spec.ts', "test('[R-01]', () => {});"],
  ];
  const { tests, problems } = checkClauses(['R-01', 'R-02', 'R-01'], lines);
  assert.deepEqual([...(tests.get('R-01') ?? [])], ['src/a.nightly.test.ts', 'e2e/src/a.spec.ts']);
  assert.deepEqual(problems, [
    'R-01 is there a second time.',
    'src/a.ts mentions K-99, which is not in the specification.',
    'R-02 is proven by no test of the built product.',
  ]);
});
