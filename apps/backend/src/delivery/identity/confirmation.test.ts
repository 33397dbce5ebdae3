import { sql } from 'kysely';
import { withTestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import {
  goodPassword,
  linkToken,
  newcomer,
  newEmail,
  newPerson,
  newVisitor,
  otherPassword as another,
} from '../../testing/visitor';
import { hashText } from '../../domain/identity/sessions/tokens';

const backend = withTestApp();

const confirm = async (visitor: Visitor, token: string, password?: string) => {
  await visitor.openForm();
  const answer = await visitor.ask('POST', 'confirmation', { token, password });
  if (answer.statusCode === 200) visitor.csrf = answer.json<{ csrf: string }>().csrf;
  return answer;
};

const read = async (visitor: Visitor, token: string) => {
  await visitor.openForm();
  return visitor.ask('POST', 'confirmation/read', { token });
};

const confirmBy = async (visitor: Visitor) =>
  (await visitor.ask('GET', 'profile')).json<{ confirmBy: string | null }>().confirmBy;

const who = async (visitor: Visitor) =>
  (await visitor.ask('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

const signInStatus = async (email: string, password = goodPassword) =>
  (await newVisitor(backend.app).signIn(email, password)).statusCode;

it('a new account works at once in its browser, is to be confirmed within 30 days, and nowhere else until then [C-20]', async () => {
  const sam = await newcomer(backend);
  const days = (Date.parse((await confirmBy(sam)) ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  expect((await sam.ask('PATCH', 'profile', { postcode: 'BA2' })).statusCode).toBe(200);
  expect(await signInStatus(sam.email)).toBe(401);
  expect((await read(sam, sam.token)).json()).toEqual({ email: sam.email, isOwn: true });
  const uid = await who(sam);
  const answer = await confirm(sam, sam.token);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { user: { uid, postcode: 'BA2' } }]);
  expect(await confirmBy(sam)).toBeNull();
  expect(await signInStatus(sam.email)).toBe(200);
});

it('keeps only a hash of a link’s secret, and nothing of it once it was used [C-20]', async () => {
  const sam = await newcomer(backend);
  const rows = () => backend.database.selectFrom('confirmation').selectAll().execute();
  expect((await rows()).map(({ token_hash }) => token_hash)).toContain(hashText(sam.token));
  expect(JSON.stringify(await rows())).not.toContain(sam.token);
  await confirm(sam, sam.token);
  expect((await rows()).map(({ token_hash }) => token_hash)).not.toContain(hashText(sam.token));
  for (const answer of [await confirm(sam, sam.token), await read(sam, sam.token)])
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'token' }] }]);
});

it('elsewhere a link takes the password too, and signs in [C-20]', async () => {
  const sam = await newcomer(backend);
  const phone = newVisitor(backend.app);
  expect((await read(phone, sam.token)).json()).toEqual({ email: sam.email, isOwn: false });
  for (const wrong of [undefined, 'not it']) {
    const answer = await confirm(phone, sam.token, wrong);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'password' }] }]);
  }
  expect(await who(phone)).toBe('Anonymous');
  expect(await signInStatus(sam.email)).toBe(401);
  expect((await confirm(phone, sam.token, goodPassword)).statusCode).toBe(200);
  expect(await who(phone)).toBe(await who(sam));
  expect((await phone.ask('PATCH', 'profile', { firstName: 'Sam' })).statusCode).toBe(200);
});

it('passwords tried at a link are counted [C-20]', async () => {
  const sam = await newcomer(backend);
  const thief = newVisitor(backend.app);
  const statuses = [];
  for (let time = 0; time < 11; time += 1)
    statuses.push((await confirm(thief, sam.token, 'not it')).statusCode);
  expect(statuses).toEqual([...new Array<number>(10).fill(400), 429]);
});

it('a person is not led to confirm the password of a stranger who registered their address [C-20]', async () => {
  const email = newEmail();
  const mallory = await newcomer(backend, email, { password: another });
  const sam = await newcomer(backend, email);
  // Sam opens the stranger's letter, which is as good a proof of the address: it is Sam's own account that it confirms.
  expect((await read(sam, mallory.token)).json()).toEqual({ email, isOwn: true });
  expect((await confirm(sam, mallory.token)).json()).toMatchObject({ user: { uid: await who(sam) } });
  expect(await signInStatus(email)).toBe(200);
  expect(await signInStatus(email, another)).toBe(401);
  expect((await confirm(mallory, mallory.token)).statusCode).toBe(400);
  expect((await confirm(mallory, sam.token)).statusCode).toBe(400);
  expect(await confirmBy(mallory)).not.toBeNull();
});

it('someone signed in to an account of another address still needs the password [C-20]', async () => {
  const sam = await newcomer(backend);
  const other = await newcomer(backend);
  const confirmed = await newPerson(backend);
  for (const visitor of [other, confirmed]) {
    expect((await read(visitor, sam.token)).json()).toEqual({ email: sam.email, isOwn: false });
    expect((await confirm(visitor, sam.token)).statusCode).toBe(400);
  }
});

it('of many who confirm one address in the same moment, one does [C-20]', async () => {
  const email = newEmail();
  const rivals = [];
  for (let place = 0; place < 4; place += 1) rivals.push(await newcomer(backend, email));
  for (const rival of rivals) await rival.openForm();
  const answers = await Promise.all(
    rivals.map((rival) => rival.ask('POST', 'confirmation', { token: rival.token })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account where email = ${email} and confirmed_at is not null`.execute(
    backend.database,
  );
  expect(rows[0]?.count).toBe(1);
});

it('a link ends with the time of its account [C-20]', async () => {
  const sam = await newcomer(backend);
  await sql`update account set created_at = now() - interval '31 days' where email = ${sam.email}`.execute(
    backend.database,
  );
  expect((await confirm(sam, sam.token)).statusCode).toBe(400);
});

it('the letter comes again when it is asked for, five an hour, and every one of its links works [C-20]', async () => {
  const sam = await newcomer(backend);
  for (let time = 0; time < 7; time += 1)
    expect((await sam.ask('POST', 'confirmation/send')).statusCode).toBe(202);
  const letters = await backend.database
    .selectFrom('outbox')
    .select('id')
    .where('recipient', '=', sam.email)
    .execute();
  expect(letters).toHaveLength(5);
  expect(await linkToken(backend, sam.email, 'confirm')).not.toBe(sam.token);
  expect((await confirm(sam, sam.token)).statusCode).toBe(200);
  expect((await newVisitor(backend.app).ask('POST', 'confirmation/send')).statusCode).toBe(403);
});

it('a new password by letter confirms the newest account of the address, and ends its sessions [C-20]', async () => {
  const email = newEmail();
  const older = await newcomer(backend, email);
  const newer = await newcomer(backend, email, { firstName: 'Sam' });
  const visitor = newVisitor(backend.app);
  await visitor.openForm();
  await visitor.ask('POST', 'password/forgot', { email });
  const token = await linkToken(backend, email, 'reset-password');
  expect((await visitor.ask('POST', 'password/reset', { token, password: another })).statusCode).toBe(204);
  expect(await who(newer)).toBe('Anonymous');
  expect((await visitor.signIn(email, another)).json()).toMatchObject({ user: { name: 'Sam' } });
  expect(await confirmBy(visitor)).toBeNull();
  expect((await confirm(older, older.token)).statusCode).toBe(400);
});

it('a link for a new password does not confirm an account whose address is another one’s by now [C-20]', async () => {
  const email = newEmail();
  const visitor = newVisitor(backend.app);
  const mallory = await newcomer(backend, email, { password: another });
  await mallory.ask('POST', 'password/forgot', { email });
  const token = await linkToken(backend, email, 'reset-password');
  const sam = await newcomer(backend, email);
  await confirm(sam, sam.token);
  await visitor.openForm();
  expect((await visitor.ask('POST', 'password/reset', { token, password: another })).statusCode).toBe(400);
  expect(await signInStatus(email)).toBe(200);
});
