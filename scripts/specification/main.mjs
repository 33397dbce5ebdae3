// `npm run specification`: writes the proofs of the specification's clauses and checks them; with `--check`
// an outdated page of proofs fails.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PlainError, runMain } from '../steps/say.mjs';
import {
  findUnknown,
  findUnproven,
  findUnused,
  firstProofs,
  proofsOf,
  testsToCheck,
  unusedProofs,
} from './check.mjs';
import { allClauses, findBadClauses, FOLDER } from './clauses.mjs';
import { productEntries } from './entries.mjs';
import { notYetUsed } from './not-yet-used.mjs';
import { writeProofs } from './proofs.mjs';
import { reachedBy, runBy } from './reach.mjs';
import { citedIn, mentionedIn } from './titles.mjs';

const root = path.join(import.meta.dirname, '../..');
const PROOFS = path.join(FOLDER, 'proofs.md');

/**
 * Text files of the project, committed or untracked. The tests of this check are excluded because they use
 * codes of their own.
 */
const textFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|cjs|md|css|ya?ml)$/.test(file) && existsSync(path.join(root, file)))
    .filter((file) => !/^scripts\/specification\/.*\.test\.mjs$/.test(file) && file !== PROOFS);

const main = async () => {
  const clauses = allClauses(root);
  const texts = textFiles().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]);
  const mentions = texts
    .map(([file, text]) => [file, mentionedIn(text)])
    .filter(([, codes]) => codes.size > 0);
  const tests = mentions.map(([file]) => file).filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const textOf = new Map(texts);
  const proofs = proofsOf(
    clauses,
    tests.map((test) => [test, citedIn(textOf.get(test), test)]),
  );
  const page = writeProofs(clauses, proofs);
  const stale =
    !existsSync(path.join(root, PROOFS)) || readFileSync(path.join(root, PROOFS), 'utf8') !== page;
  const checks = process.argv.includes('--check');
  if (!checks) writeFileSync(path.join(root, PROOFS), page);
  const [reached, first] = await Promise.all([
    reachedBy(root, productEntries(root)),
    runBy(root, testsToCheck(firstProofs(proofs))),
  ]);
  const rest = await runBy(root, testsToCheck(unusedProofs(proofs, { reached, runs: first })));
  const runs = new Map([...first, ...rest]);
  const wrong = [
    ...findBadClauses(clauses, root),
    ...findUnknown(clauses, mentions),
    ...findUnproven(proofs),
    ...findUnused(proofs, { reached, runs, notYetUsed }),
    ...(checks && stale ? [`${PROOFS} is stale: run "npm run specification".`] : []),
  ];
  for (const [code, why] of Object.entries(notYetUsed)) console.log(`  Not yet used: ${code}, ${why}`);
  if (wrong.length > 0) throw new PlainError(wrong.join('\n'));
  console.log(`  ${clauses.length} clauses, covered by ${tests.length} test files`);
};

await runMain(main);
