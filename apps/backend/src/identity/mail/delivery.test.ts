import { sql } from 'kysely';
import { testStorage } from '../../testing/database';
import { newEmail } from '../../testing/visitor';
import { logBacklog } from './backlog';
import { post } from './outbox';
import { deliveryTests, letter, newLog, quick, token, until } from './testing/delivery-tests';

const { database, anotherBackend, deliver, mailServer, write, waiting, nothingWaits, jobs } =
  deliveryTests(testStorage);

it('sends a letter to its recipient, and then keeps neither it nor its link', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  const email = await write();
  await until(nothingWaits);
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toBe(email);
  const text = server.received[0]?.text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain('From: Signpost <no-reply@example.org>');
  expect(text).toContain('Subject: Set a new Signpost password');
  expect(text).toContain('Auto-Submitted: auto-generated');
  expect(text).toContain(`https://www.example.org/account/reset-password#token=${token}`);
  expect(await jobs()).toBe(0);
});

it('sends no letter of a transaction that is rolled back', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  const caused = database()
    .transaction()
    .execute(async (transaction) => {
      await post(transaction, newEmail(), letter);
      throw new Error('what caused it failed');
    });
  await expect(caused).rejects.toThrow('failed');
  const email = await write();
  await until(nothingWaits);
  expect(server.asked).toEqual([email]);
});

it('does not send a letter whose link works no more', async () => {
  const server = await mailServer();
  await write();
  await sql`update outbox set expires_at = now()`.execute(database());
  const { lines } = await deliver(server.mail);
  await until(nothingWaits);
  expect(server.asked).toEqual([]);
  expect(lines.join('')).toContain('too old');
});

it('sends each letter once when several backends share a database', async () => {
  const server = await mailServer();
  await deliver(server.mail);
  await deliver(server.mail, {}, await anotherBackend());
  await deliver(server.mail, {}, await anotherBackend());
  const emails = Array.from({ length: 40 }, newEmail);
  for (const email of emails) await post(database(), email, letter);
  await until(nothingWaits);
  expect(server.asked.toSorted()).toEqual(emails.toSorted());
});

it('finishes the letter under way when it stops, and takes no other', async () => {
  const begun: (() => void)[] = [];
  const server = await mailServer(undefined, {
    onRcptTo: (_address, _session, done) => void begun.push(done),
  });
  const { stop } = await deliver(server.mail, { timeouts: { ...quick, silence: 5000, total: 5000 } });
  await write();
  await until(() => begun.length > 0);
  const stopped = stop();
  await write();
  begun[0]?.();
  await stopped;
  expect(server.received).toHaveLength(1);
  expect(await waiting()).toHaveLength(1);
});

it('logs that letters wait, once one has waited for more than a try', async () => {
  const { log, lines } = newLog();
  await write();
  await logBacklog(database(), log);
  expect(lines).toEqual([]);
  await sql`update outbox set created_at = now() - interval '5 minutes'`.execute(database());
  await logBacklog(database(), log);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, waiting: 1, failed: 0, oldestSeconds: 300 });
});
