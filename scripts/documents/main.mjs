// Follows every command, path, name and link in the documents, and looks for words that the field has others for.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ownerlessPathsIn, problemsIn, replacedWordsIn } from './check.mjs';

const root = process.cwd();
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = files.filter((file) => file.endsWith('.md') && !/CHANGELOG|catalogue\/content/.test(file));
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
// The one lists the words, the other shows them.
const WITH_EXAMPLES = [
  'scripts/documents/words.mjs',
  'scripts/documents/documents.test.mjs',
  'CONTRIBUTING.md',
];
const written = files.filter(
  (file) =>
    /\.(ts|tsx|mjs|css|md)$/.test(file) && !/catalogue\/content/.test(file) && !WITH_EXAMPLES.includes(file),
);
const problems = [
  ...problemsIn({ root, files, documents, scripts }),
  ...replacedWordsIn({ root, files: written }),
  ...ownerlessPathsIn(readFileSync('CODEOWNERS', 'utf8'), files),
];
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
