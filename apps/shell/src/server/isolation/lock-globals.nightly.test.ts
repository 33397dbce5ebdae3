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

it('React, Redux Toolkit Query, Fastify, the sanitiser with jsdom and OpenTelemetry still work', async () => {
  expect(await outcomeOf('libraries.ts')).toEqual({
    rendered: '<p class="a">text</p>',
    streamed: expect.stringContaining('<b>late</b>') as string,
    answered: { answer: 42 },
    counted: 2,
    sanitised: '<b>safe</b>',
    traced: 1,
  });
});
