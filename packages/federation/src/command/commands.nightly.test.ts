import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { COMMANDS } from './commands';

const run = promisify(execFile);
const PROGRAM = path.resolve(__dirname, '../../bin/signpost-remote.mjs');
const FOLDER = tmpdir();

it.each(['', ...Object.keys(COMMANDS)])('"%s --help" says how to use it, by its own name', async (name) => {
  const words = name ? [name, '--help'] : ['--help'];
  const { stdout } = await run(process.execPath, [PROGRAM, ...words], { cwd: FOLDER });
  expect(stdout).toContain('usage:');
  expect(stdout).toContain(`signpost-remote ${name}`);
  expect(stdout).not.toContain('npm run');
});

it('names the commands when there is none of that name', async () => {
  const failed = run(process.execPath, [PROGRAM, 'deploy'], { cwd: FOLDER });
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('There is no command deploy.'),
  });
});
