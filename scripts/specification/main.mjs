// `npm run specification`: checks that every clause of the specification has a test, and that every code has a clause.
// With `--proofs` it lists the tests of each clause.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkClauses, clausesIn, CODE_PATTERN } from './check.mjs';

const FOLDER = 'docs/specification';
// The test of this check has codes of its own.
const SEARCHED = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.md', '*.css', '*.yaml', ':!scripts/specification'];

const clauses = readdirSync(FOLDER).flatMap((file) =>
  clausesIn(readFileSync(path.join(FOLDER, file), 'utf8')),
);
const lines = execFileSync('git', ['grep', '-IE', '--untracked', '-e', CODE_PATTERN, '--', ...SEARCHED], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n')
  .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
const { tests, problems } = checkClauses(clauses, lines);

if (process.argv.includes('--proofs'))
  for (const [code, files] of tests) console.log([code, ...[...files].sort()].join('\n  '));
for (const problem of problems) console.error(problem);
const cited = new Set([...tests.values()].flatMap((files) => [...files]));
console.log(`${clauses.length} clauses, cited by ${cited.size} test files`);
process.exitCode = problems.length > 0 ? 1 : 0;
