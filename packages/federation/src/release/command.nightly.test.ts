import { execFile } from 'node:child_process';
import path from 'node:path';

/** Runs one of the package's commands. */
const run = (file: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const command = ['--import', 'tsx', path.join(__dirname, '..', file), ...args];
    execFile(process.execPath, command, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

it.each(['release', 'promote', 'rollback', 'handover', 'approve', 'status', 'keys'])(
  '%s --help prints how to use it and succeeds',
  async (command) => {
    const { code, out, err } = await run('release/cli.ts', command, '--help');
    expect([code, err]).toEqual([0, '']);
    expect(/npm run (\w+) (-- |\[-- )/.exec(out)?.[1]).toBe(command);
  },
);

it.each([
  ['preview/cli.ts', 'npm run preview'],
  ['conformance/cli.ts', 'npm run conformance'],
])('%s --help prints how to use it and succeeds', async (file, usage) => {
  const { code, out, err } = await run(file, '--help');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain(usage);
});
