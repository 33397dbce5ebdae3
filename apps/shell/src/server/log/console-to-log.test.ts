import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

it('output of libraries and Node becomes JSON log lines', async () => {
  const program = path.join(__dirname, 'testing/noisy-program.ts');
  const options = { env: { ...process.env, NODE_OPTIONS: '' } };
  const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', program], options);
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  const WARN = 40;
  const INFO = 30;
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual(
    expect.arrayContaining([
      [WARN, 'two\nlines'],
      [INFO, "{ an: 'object' }"],
      [WARN, expect.stringContaining('Error: with a stack')],
      [INFO, "'dir'"],
      [WARN, 'process warning'],
      [WARN, expect.stringContaining('/%E0%A4%A')],
    ]),
  );
});
