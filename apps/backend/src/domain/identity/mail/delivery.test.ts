import { sql } from 'kysely';
import { testStorage } from '../../../testing/database';
import { newEmail } from '../../../testing/visitor';
import { logBacklog } from './backlog';
import { queueEmail } from './outbox';
import {
  deliveryTests,
  emailContent,
  newLog,
  SHORT_TIMEOUTS,
  token,
  waitUntil,
} from './testing/delivery-tests';

const { database, anotherBackend, deliver, mailServer, write, waiting, isQueueEmpty, jobs } =
  deliveryTests(testStorage);

it('sends an email to its recipient, and then deletes it with its link', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  const email = await write();
  await waitUntil(isQueueEmpty);
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
  await waitUntil(isQueueEmpty);
  expect(server.recipients).toEqual([email]);
});

it('does not send an email whose link has expired', async () => {
  const server = await mailServer();
  await write();
  await sql`update outbox set expires_at = now()`.execute(database());
  const { lines } = await deliver(server.mail);
  await waitUntil(isQueueEmpty);
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
  await waitUntil(isQueueEmpty);
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
  await waitUntil(() => pendingReplies.length > 0);
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
