import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { testStorage } from '../../../testing/database';
import { deliveryTests, emailContent, token, waitUntil } from './testing/delivery-tests';
import type { Reply } from './testing/mail-server';

const { database, deliver, mailServer, write, waiting, isQueueEmpty, jobs } = deliveryTests(testStorage);

it.each<[string, Reply]>([
  ['refuses for now', 451],
  ['hangs', 'hang'],
])('retries with growing delays while the server %s', async (_what, first) => {
  const replies: Reply[] = [first, first, 'take'];
  const times: number[] = [];
  const server = await mailServer(() => {
    times.push(Date.now());
    return replies.shift() ?? 'take';
  });
  const { lines } = await deliver(server.mail);
  await write();
  await waitUntil(isQueueEmpty);
  expect(server.received).toHaveLength(1);
  const [begin = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - begin).toBeGreaterThanOrEqual(1000);
  expect(third - second).toBeGreaterThanOrEqual(2000);
  expect(lines.join('')).toContain('will be retried');
});

it('does not retry a permanent refusal, and keeps the address and the link out of the log', async () => {
  const server = await mailServer(() => 550);
  const { lines } = await deliver(server.mail);
  const email = await write();
  await waitUntil(async () => (await waiting())[0]?.failed_at);
  await setTimeout(2500);
  expect(server.recipients).toEqual([email]);
  expect(await waiting()).toMatchObject([{ recipient: email, body: '' }]);
  expect(await jobs()).toBe(0);
  const failures = lines.filter((line) => line.includes('could not be sent'));
  expect(failures).toHaveLength(1);
  expect(JSON.parse(failures[0] ?? '')).toMatchObject({
    level: 50,
    subject: emailContent.subject,
    tries: 1,
    reason: 'EENVELOPE, RCPT TO, 550',
    isPermanent: true,
  });
  expect(lines.join('')).not.toContain(email);
  expect(lines.join('')).not.toContain(token);
});

it('marks an email as failed after the last attempt', async () => {
  const server = await mailServer(() => 451);
  const { lines } = await deliver(server.mail, { maxAttempts: 2 });
  await write();
  await waitUntil(async () => (await waiting())[0]?.failed_at);
  expect(server.recipients).toHaveLength(2);
  expect(lines.join('')).toContain('"tries":2,"reason":"EENVELOPE, RCPT TO, 451","isPermanent":false');
});

it('continues after a server that sends no greeting and after one that is unreachable', async () => {
  const sockets: Socket[] = [];
  const silent = createTcpServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const server = await mailServer();
  const { port } = silent.address() as AddressInfo;
  const { stop, lines } = await deliver({ ...server.mail, port });
  await write();
  await waitUntil(() => lines.join('').includes('ETIMEDOUT'));
  sockets.forEach((socket) => socket.destroy());
  await new Promise((done) => silent.close(done));
  await waitUntil(() => lines.join('').includes('ESOCKET, CONN'));
  await stop();
  await deliver(server.mail);
  await waitUntil(isQueueEmpty);
  expect(server.received).toHaveLength(1);
});

it('sends nothing to a server without TLS or with an untrusted certificate, unless configured to', async () => {
  const plain = await mailServer();
  const selfSigned = await mailServer(undefined, { disabledCommands: [] });
  for (const { mail } of [plain, selfSigned]) {
    const { lines, stop } = await deliver({ ...mail, tls: 'STARTTLS' });
    await write();
    await waitUntil(() => /"reason":"(ETLS|ESOCKET)[^"]*"/.test(lines.join('')));
    await stop();
    await database().deleteFrom('outbox').execute();
  }
  expect([...plain.recipients, ...selfSigned.recipients]).toEqual([]);
});
