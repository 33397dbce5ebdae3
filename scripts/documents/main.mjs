// Checks every command, path, name and link in the documents, and finds words of the project's own dialect.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ownerlessPathsIn, problemsIn, replacedWordsIn, unlistedWorkspacesIn } from './check.mjs';

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
const projectFiles = files.filter((file) => file.endsWith('/project.json') && !file.includes('/template'));
const projects = projectFiles.map((file) => JSON.parse(readFileSync(file, 'utf8')).name);
const [, sectionList = ''] =
  /SECTIONS = \[([^\]]*)\]/.exec(readFileSync('bench/src/options.ts', 'utf8')) ?? [];
const sections = [...sectionList.matchAll(/'(\w+)'/g)].map(([, name]) => name);
// These files list or show the words.
const WITH_EXAMPLES = [
  'scripts/documents/words.mjs',
  'scripts/documents/documents.test.mjs',
  'CONTRIBUTING.md',
];
const written = files.filter(
  (file) =>
    /\.(ts|tsx|mjs|css|md|ya?ml|sh|template|example)$|Dockerfile$/.test(file) &&
    !/catalogue\/content/.test(file) &&
    !WITH_EXAMPLES.includes(file),
);
const problems = [
  ...problemsIn({ root, files, documents, scripts, projects, sections }),
  ...replacedWordsIn({ root, files: written }),
  ...ownerlessPathsIn(readFileSync('CODEOWNERS', 'utf8'), files),
  ...unlistedWorkspacesIn(
    readFileSync('README.md', 'utf8'),
    projectFiles.map((file) => file.replace('/project.json', '')),
  ),
];
for (const problem of problems) console.error(problem);
console.log(`${documents.length} documents, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
