import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs a program in a process of its own, since a lock cannot be taken off again. Gives the JSON that it prints last. */
const outcomeOf = async (program: string): Promise<unknown> => {
  const file = path.join(__dirname, 'testing', program);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', file]);
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
};

it('code cannot change shared objects, can change its own, and runs regular expressions as fast as before', async () => {
  expect(await outcomeOf('locked-program.ts')).toEqual({
    replaced: [],
    silent: [],
    forbidden: [],
    areRegExpsFast: true,
  });
});
