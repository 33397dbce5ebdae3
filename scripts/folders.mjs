// Fails for a folder with more than 20 entries that is not explained. Tests and stories beside their source are
// not counted.
import { execFileSync } from 'node:child_process';

const MAX_ENTRIES = 20;

/** Folders that are flat on purpose, each with the reason. */
const EXPLAINED = {
  '.': 'configuration files that tools expect at the root',
  'apps/backend/src/platform/database/migrations': 'one file for each migration, numbered',
  docs: 'one guide for each topic, listed in the README',
  'docs/adr': 'one file for each decision, numbered',
  'packages/api-client/src': 'one folder for each domain of the API, which remotes import by name',
  'packages/shared-ui/src': 'one folder for each component, as in its Storybook',
};

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
const entries = new Map();
for (const file of files.filter((name) => !/\.(test|stories)\.\w+$/.test(name))) {
  const parts = file.split('/');
  parts.forEach((entry, depth) => {
    const folder = parts.slice(0, depth).join('/') || '.';
    entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
  });
}

const crowded = [...entries].filter(([, { size }]) => size > MAX_ENTRIES);
const problems = [
  ...crowded
    .filter(([folder]) => !EXPLAINED[folder])
    .map(([folder, { size }]) => `${folder} has ${size} entries: split it, or explain it in this check`),
  ...Object.keys(EXPLAINED)
    .filter((folder) => !crowded.some(([name]) => name === folder))
    .map((folder) => `${folder} is explained, but is not crowded`),
];
problems.forEach((problem) => console.error(problem));
console.log(`${entries.size} folders, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
