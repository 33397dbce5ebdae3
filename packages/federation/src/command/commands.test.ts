import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { COMMANDS, withOwnName } from './commands';

const run = promisify(execFile);
const PROGRAM = path.resolve(__dirname, '../../bin/signpost-remote.mjs');

describe('signpost-remote', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'signpost-command-'));
    await writeFile(
      path.join(folder, 'remote.config.ts'),
      `export default { name: 'finance', paths: ['/explore/finance'], slots: [], contract: '^1.0.0', budget: 1 };`,
    );
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.each([
    [[], ['finance']],
    [
      ['--canary', '10'],
      ['finance', '--canary', '10'],
    ],
    [
      ['finance', '--built'],
      ['finance', '--built'],
    ],
    [
      ['0123456789ab', '--site', 'https://x.test'],
      ['finance', '0123456789ab', '--site', 'https://x.test'],
    ],
    [
      ['/explore/finance', '--for', 'unis'],
      ['finance', '/explore/finance', '--for', 'unis'],
    ],
    [['--help'], ['--help']],
  ])('supplies the name of the remote in its folder: %j', (words, expected) => {
    expect(withOwnName(words, folder)).toEqual(expected);
  });

  it('supplies no name outside of a remote', () => {
    expect(withOwnName(['unis'], path.join(folder, 'elsewhere'))).toEqual(['unis']);
  });

  // Each run compiles the command, which takes seconds on a busy machine.
  it.each(['', ...Object.keys(COMMANDS)])('"%s --help" says how to use it, by its own name', async (name) => {
    const words = name ? [name, '--help'] : ['--help'];
    const { stdout } = await run(process.execPath, [PROGRAM, ...words], { cwd: folder });
    expect(stdout).toContain('usage:');
    expect(stdout).toContain(`signpost-remote ${name}`);
    expect(stdout).not.toContain('npm run');
  });

  it('names the commands when there is none of that name', async () => {
    const failed = run(process.execPath, [PROGRAM, 'deploy'], { cwd: folder });
    await expect(failed).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no command deploy.'),
    });
  });
});
