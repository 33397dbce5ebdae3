// Checks the npm scripts, paths and links in the documents, and the paths in CODEOWNERS.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ownerlessPathsIn, problemsIn } from './check.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));
const documents = files.filter((file) => file.endsWith('.md') && !/CHANGELOG|catalogue\/content/.test(file));
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const problems = [
  ...problemsIn({ root: process.cwd(), files, documents, scripts }),
  ...ownerlessPathsIn(readFileSync('CODEOWNERS', 'utf8'), files),
];
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
