import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { testStorage } from '../../testing/database';
import { deliveryTests, letter, token, until } from './testing/delivery-tests';
import type { Reply } from './testing/mail-server';

const { database, deliver, mailServer, write, waiting, nothingWaits, jobs } = deliveryTests(testStorage);

it.each<[string, Reply]>([
  ['refuses for now', 451],
  ['hangs', 'hang'],
])('tries again with growing waits while the server %s', async (_what, first) => {
  const replies: Reply[] = [first, first, 'take'];
  const times: number[] = [];
  const server = await mailServer(() => {
    times.push(Date.now());
    return replies.shift() ?? 'take';
  });
  const { lines } = await deliver(server.mail);
  await write();
  await until(nothingWaits);
  expect(server.received).toHaveLength(1);
  const [begin = 0, second = 0, third = 0] = times;
  expect(times).toHaveLength(3);
  expect(second - begin).toBeGreaterThanOrEqual(1000);
  expect(third - second).toBeGreaterThanOrEqual(2000);
  expect(lines.join('')).toContain('it is tried again');
});

it('does not try again what the server refuses for good, and keeps the address and the link out of its log', async () => {
  const server = await mailServer(() => 550);
  const { lines } = await deliver(server.mail);
  const email = await write();
  await until(async () => (await waiting())[0]?.failed_at);
  await setTimeout(2500);
  expect(server.asked).toEqual([email]);
  expect(await waiting()).toMatchObject([{ recipient: email, body: '' }]);
  expect(await jobs()).toBe(0);
  const failures = lines.filter((line) => line.includes('could not be sent'));
  expect(failures).toHaveLength(1);
  expect(JSON.parse(failures[0] ?? '')).toMatchObject({
    level: 50,
    subject: letter.subject,
    tries: 1,
    reason: 'EENVELOPE, RCPT TO, 550',
    isPermanent: true,
  });
  expect(lines.join('')).not.toContain(email);
  expect(lines.join('')).not.toContain(token);
});

it('gives a letter up after the last try', async () => {
  const server = await mailServer(() => 451);
  const { lines } = await deliver(server.mail, { mostTries: 2 });
  await write();
  await until(async () => (await waiting())[0]?.failed_at);
  expect(server.asked).toHaveLength(2);
  expect(lines.join('')).toContain('"tries":2,"reason":"EENVELOPE, RCPT TO, 451","isPermanent":false');
});

it('goes on after a server that does not greet, and after one that is not there', async () => {
  const sockets: Socket[] = [];
  const silent = createTcpServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const server = await mailServer();
  const { port } = silent.address() as AddressInfo;
  const { stop, lines } = await deliver({ ...server.mail, port });
  await write();
  await until(() => lines.join('').includes('ETIMEDOUT'));
  sockets.forEach((socket) => socket.destroy());
  await new Promise((done) => silent.close(done));
  await until(() => lines.join('').includes('ESOCKET, CONN'));
  await stop();
  await deliver(server.mail);
  await until(nothingWaits);
  expect(server.received).toHaveLength(1);
});

it('sends nothing to a server that offers no TLS, or whose certificate nobody vouches for, unless told to', async () => {
  const plain = await mailServer();
  const selfSigned = await mailServer(undefined, { disabledCommands: [] });
  for (const { mail } of [plain, selfSigned]) {
    const { lines, stop } = await deliver({ ...mail, tls: 'STARTTLS' });
    await write();
    await until(() => /"reason":"(ETLS|ESOCKET)[^"]*"/.test(lines.join('')));
    await stop();
    await database().deleteFrom('outbox').execute();
  }
  expect([...plain.asked, ...selfSigned.asked]).toEqual([]);
});
