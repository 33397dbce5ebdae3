import { execFileSync } from 'node:child_process';
import { createRemote } from './create-remote';

const USAGE = `usage:
  npm run new -- <name>
      creates apps/<name>: a remote with a page, a row, tests, a story and a budget`;

const run = async (): Promise<void> => {
  const [name, ...more] = process.argv.slice(2);
  if (name === '--help') return console.log(USAGE);
  if (!name || more.length > 0) throw new Error(USAGE);
  const folder = await createRemote('.', name);
  // Links the workspace and records it in the lock file.
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { stdio: 'inherit' });
  console.log(`${folder} is ready. Next:
  npx nx run-many -t lint typecheck unit build -p ${name}
  npm run conformance -- ${name} --quick
  npm run dev -- ${name}`);
};

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
