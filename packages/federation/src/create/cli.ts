import { execFileSync } from 'node:child_process';
import { createRemote, isProductRepository } from './create-remote';
import { programText } from '../command/program';

const USAGE = `usage:
  npm run new -- <name>
      creates a remote with a page, a row, tests, a story and a budget: in the product's repository
      as apps/<name>, anywhere else as a folder that can be a repository of its own`;

const run = async (): Promise<void> => {
  const [name, ...more] = process.argv.slice(2);
  if (name === '--help') return console.log(programText(USAGE));
  if (!name || more.length > 0) throw new Error(programText(USAGE));
  const folder = await createRemote('.', name);
  if (!isProductRepository('.')) {
    return console.log(`${folder} is ready. Next:
  cd ${folder} && npm install
  npm run typecheck && npm test && npm run build`);
  }
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
