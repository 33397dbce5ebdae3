import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { temporaryDirectory } from './testing/database';
import { until } from './testing/until';

const { directory, remove } = temporaryDirectory();
const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  remove();
});

/** Starts the process as an operator does, with a channel to its parent. */
const start = (environment: Record<string, string>) => {
  const child = fork(join(__dirname, 'main.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: directory,
      LOG_LEVEL: 'info',
      ...environment,
    },
    silent: true,
  });
  running.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => (output.text += String(chunk)));
  return { child, output, exit: once(child, 'exit') as Promise<[number | null]> };
};

it('reports its port to its parent, locks its data folder, logs no postcodes, and stops cleanly', async () => {
  const { child, output, exit } = start({});
  const [message] = (await once(child, 'message')) as [{ ready: boolean; port: number }];
  expect(message).toEqual({ ready: true, port: expect.any(Number) });
  const origin = `http://127.0.0.1:${message.port}`;
  await until(async () => (await fetch(`${origin}/readyz`)).status === 200);
  expect((await fetch(`${origin}/api/v1/geocode-postcode?postcode=BA2%207AY`)).status).toBe(200);

  const tooLong = await fetch(`${origin}/api/settings?x=${'a'.repeat(40_000)}`);
  expect([tooLong.status, tooLong.headers.get('content-type')]).toEqual([431, 'application/problem+json']);

  const second = start({});
  expect(await second.exit).toEqual([1, null]);
  expect(second.output.text).toMatch(/in use by another Signpost process .*DATA_DIR/);

  const inProgress = Array.from({ length: 20 }, async (_, offset) => {
    const answer = await fetch(`${origin}/api/v1/courses?output=provider&offset=${offset}`);
    return answer.json();
  });
  await Promise.race(inProgress);
  child.kill('SIGTERM');
  // A kept-alive connection is still answered, with `connection: close`.
  let connection: string | null = null;
  while (connection !== 'close') connection = (await fetch(`${origin}/healthz`)).headers.get('connection');
  await Promise.all(inProgress);
  expect(await exit).toEqual([0, null]);
  expect(existsSync(join(directory, 'lock'))).toBe(false);
  expect(output.text).toContain('/api/v1/geocode-postcode');
  expect(output.text).not.toContain('7AY');
});

it('prints a plain message when its port is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { exit, output } = start({ PORT: String((server.address() as AddressInfo).port) });
  expect(await exit).toEqual([1, null]);
  expect(output.text).toContain('The port is taken by another program.');
  server.close();
});

it('names each invalid setting at the start', async () => {
  const { exit, output } = start({ PORT: 'many', EMBED: 'maybe' });
  expect(await exit).toEqual([1, null]);
  expect(output.text.trim().split('\n').slice(-2)).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'EMBED must be true or false.',
  ]);
});

it('stops when its parent disconnects, also while requests are in progress', async () => {
  const { child, exit } = start({});
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  // Few, because the indexes are built meanwhile: more would take longer than a stop may take.
  const responses = Array.from({ length: 5 }, (_, offset) =>
    fetch(`http://127.0.0.1:${port}/api/v1/courses?output=provider&offset=${offset}`).catch(() => undefined),
  );
  child.disconnect();
  await Promise.all(responses);
  expect(await exit).toEqual([0, null]);
});
