import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { sql } from 'kysely';
import { testStorage } from '../../../testing/database';
import { until } from '../../../testing/until';
import { newEmail } from '../../../testing/visitor';
import { logBacklog } from './backlog';
import { queueEmail } from './outbox';
import type { Reply } from './testing/mail-server';
import { deliveryTests, emailContent, newLog, SHORT_TIMEOUTS, token } from './testing/delivery-tests';

const {
  database,
  anotherBackend,
  deliver,
  mailServer,
  write,
  waiting,
  isQueueEmpty,
  secondsToRetry,
  retryNow,
  jobs,
} = deliveryTests(testStorage);

it('sends an email to its recipient, and then deletes it with its link', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  const email = await write();
  await until(isQueueEmpty);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toBe(email);
  const text = server.received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('From: Signpost <no-reply@example.org>');
  expect(text).toContain('Subject: Set a new Signpost password');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain(`https://www.example.org/account/reset-password#token=${token}`);
  expect(await jobs()).toBe(0);
});

it('does not send an email of a transaction that is rolled back', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  const caused = database()
    .transaction()
    .execute(async (transaction) => {
      await queueEmail(transaction, newEmail(), emailContent);
      throw new Error('what caused it failed');
    });
  await expect(caused).rejects.toThrow('failed');
  const email = await write();
  await until(isQueueEmpty);
  expect(server.recipients).toEqual([email]);
});

it('does not send an email whose link has expired', async () => {
  const server = await mailServer();
  await write();
  await sql`update outbox set expires_at = now()`.execute(database());
  const { lines } = await deliver(server.mail);
  await until(isQueueEmpty);
  expect(server.recipients).toEqual([]);
  expect(lines.join('')).toContain('expired');
});

it('sends each email once when several backends share a database', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  await deliver(server.mail, {}, await anotherBackend());
  await deliver(server.mail, {}, await anotherBackend());
  const emails = Array.from({ length: 40 }, newEmail);
  for (const email of emails) await queueEmail(database(), email, emailContent);
  await until(isQueueEmpty);
  expect(server.recipients.toSorted()).toEqual(emails.toSorted());
});

it('finishes the email in progress when it stops, and starts no other', async () => {
  const pendingReplies: (() => void)[] = [];
  const server = await mailServer(undefined, {
    onRcptTo: (_address, _session, done) => void pendingReplies.push(done),
  });
  const { stop } = await deliver(server.mail, {
    timeouts: { ...SHORT_TIMEOUTS, idleMs: 5000, totalMs: 5000 },
  });
  await write();
  await until(() => pendingReplies.length > 0);
  const stopped = stop();
  await write();
  pendingReplies[0]?.();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

it('logs waiting emails once one has waited for longer than an attempt', async () => {
  const { log, lines } = newLog();
  await write();
  await logBacklog(database(), log);
  expect(lines).toEqual([]);
  await sql`update outbox set created_at = now() - interval '5 minutes'`.execute(database());
  await logBacklog(database(), log);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, waiting: 1, failed: 0, oldestSeconds: 300 });
});

it.each<[string, Reply]>([
  ['refuses for now', 451],
  ['hangs', 'hang'],
])('retries with growing delays while the server %s', async (_what, first) => {
  const replies: Reply[] = [first, first, 'take'];
  const server = await mailServer(() => replies.shift() ?? 'take');
  const { lines } = await deliver(server.mail, { retrySeconds: 1000 });
  await write();
  await until(secondsToRetry);
  expect(await secondsToRetry()).toBeGreaterThan(900);
  await retryNow();
  await until(async () => server.recipients.length === 2 && (await secondsToRetry()));
  expect(await secondsToRetry()).toBeGreaterThan(1900);
  await retryNow();
  await until(isQueueEmpty);
  expect(server.recipients).toHaveLength(3);
  expect(server.received).toHaveLength(1);
  expect(lines.join('')).toContain('will be retried');
});

it('does not retry a permanent refusal, and keeps the address and the link out of the log', async () => {
  const server = await mailServer(() => 550);
  const { lines } = await deliver(server.mail);
  const email = await write();
  await until(async () => (await waiting())[0]?.failed_at);
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
  await until(secondsToRetry);
  await retryNow();
  await until(async () => (await waiting())[0]?.failed_at);
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
  await until(() => lines.join('').includes('ETIMEDOUT'));
  sockets.forEach((socket) => socket.destroy());
  await new Promise((done) => silent.close(done));
  await until(() => lines.join('').includes('ESOCKET, CONN'));
  await stop();
  await deliver(server.mail);
  await until(isQueueEmpty);
  expect(server.received).toHaveLength(1);
});

it('sends nothing to a server without TLS or with an untrusted certificate, unless configured to', async () => {
  const plain = await mailServer();
  const selfSigned = await mailServer(undefined, { disabledCommands: [] });
  for (const { mail } of [plain, selfSigned]) {
    const { lines, stop } = await deliver({ ...mail, tls: 'STARTTLS' });
    await write();
    await until(() => /"reason":"(ETLS|ESOCKET)[^"]*"/.test(lines.join('')));
    await stop();
    await database().deleteFrom('outbox').execute();
  }
  expect([...plain.recipients, ...selfSigned.recipients]).toEqual([]);
});
