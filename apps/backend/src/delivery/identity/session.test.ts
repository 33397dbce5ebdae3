import { sql } from 'kysely';
import type { TestApp } from '../../testing/app';
import { startTestApp } from '../../testing/app';
import { goodPassword, newEmail, newPerson, newVisitor } from '../../testing/visitor';
import { hashText } from '../../domain/identity/sessions/tokens';
import { sessionSchema } from './session-routes';

let backend: TestApp;

beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const cookie = 'signpost-session';

it('knows a visitor as Anonymous, keeps no cookie of them, and lets nothing be cached [E-14] [S-01]', async () => {
  const answer = await newVisitor(backend.app).ask('GET', 'session');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');
  const { user, csrf } = sessionSchema.parse(answer.json());
  expect(csrf).toBeNull();
  expect(user).toMatchObject({
    uid: 'Anonymous',
    name: 'Anonymous',
    postcode: null,
    profileComplete: 0,
    settings: [],
  });
  expect(user.favourites.top).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, course: false })));
  expect(user.favourites).toMatchObject({
    version: 0,
    courses: [],
    careerPathways: [],
    careerCareers: [],
    filters: [],
  });
});

it('registers, is signed in at once, says who it is, signs out [C-20]', async () => {
  const visitor = newVisitor(backend.app);
  const email = newEmail();
  const answer = await visitor.register(` ${email.toUpperCase()} `, { firstName: ' Sam ' });
  expect(answer.statusCode).toBe(201);
  expect((await visitor.ask('GET', 'profile')).json()).toMatchObject({ email });
  const { user } = sessionSchema.parse((await visitor.ask('GET', 'session')).json());
  expect(user).toEqual(sessionSchema.parse(answer.json()).user);
  expect(user.name).toBe('Sam');
  expect(user.uid).toMatch(/^[0-9a-f-]{36}$/);
  expect((await visitor.ask('POST', 'logout')).statusCode).toBe(204);
  expect((await visitor.ask('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
  expect((await visitor.ask('GET', 'favourites')).statusCode).toBe(401);
});

it('gives cookies that scripts and other sites cannot use [C-20]', async () => {
  const visitor = newVisitor(backend.app);
  const answer = await visitor.register(newEmail());
  const set = answer.cookies.find(({ name }) => name === cookie);
  expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
  expect(set).not.toHaveProperty('secure');
  expect(set).not.toHaveProperty('domain');
  expect(visitor.cookies.has('signpost-form')).toBe(false);
});

it('keeps only a hash of the session’s token and of the password [C-20]', async () => {
  const person = await newPerson(backend);
  const token = person.cookies.get(cookie) ?? '';
  const { rows } = await sql<{ all: string }>`
    select (select json_agg(s) from session s)::text || (select json_agg(a) from account a)::text as all`.execute(
    backend.database,
  );
  expect(rows[0]?.all).not.toContain(token);
  expect(rows[0]?.all).not.toContain(goodPassword);
  expect(rows[0]?.all).toContain(hashText(token));
  // How much memory it takes is a setting; that it is 64 MiB unless said otherwise, the setting's own test proves.
  expect(rows[0]?.all).toMatch(/\$argon2id\$v=19\$m=\d+,t=3,p=1\$/);
});

it('a planted token is never the one that signing in gives: no fixation [C-20]', async () => {
  const victim = await newPerson(backend);
  const { email } = victim;
  const planted = 'A'.repeat(43);
  victim.cookies.set(cookie, planted);
  await victim.signIn(email, goodPassword);
  expect(victim.cookies.get(cookie)).not.toBe(planted);
  const attacker = newVisitor(backend.app);
  attacker.cookies.set(cookie, planted);
  expect((await attacker.ask('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });

  const first = victim.cookies.get(cookie) ?? '';
  expect((await victim.ask('POST', 'login', { email, password: goodPassword })).statusCode).toBe(200);
  expect(victim.cookies.get(cookie)).not.toBe(first);
  attacker.cookies.set(cookie, first);
  expect((await attacker.ask('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
});

it('a token is worth nothing after signing out, here or everywhere [C-20]', async () => {
  const here = await newPerson(backend);
  const there = newVisitor(backend.app);
  await there.signIn(here.email, goodPassword);
  const replay = newVisitor(backend.app);
  replay.cookies.set(cookie, here.cookies.get(cookie) ?? '');
  await here.ask('POST', 'logout');
  expect((await replay.ask('GET', 'favourites')).statusCode).toBe(401);
  expect((await there.ask('GET', 'favourites')).statusCode).toBe(200);

  await here.signIn(here.email, goodPassword);
  const stolen = there.cookies.get(cookie) ?? '';
  expect((await here.ask('POST', 'logout/everywhere')).statusCode).toBe(204);
  replay.cookies.set(cookie, stolen);
  expect((await replay.ask('GET', 'favourites')).statusCode).toBe(401);
});

it('a session ends by itself, and a visit puts its end off up to a last day [C-20]', async () => {
  const person = await newPerson(backend);
  const key = hashText(person.cookies.get(cookie) ?? '');
  const set = (expires: string, created = 'now()') =>
    sql`update session set expires_at = ${sql.raw(expires)}, created_at = ${sql.raw(created)} where token_hash = ${key}`.execute(
      backend.database,
    );
  const daysLeft = async () => {
    const { rows } = await sql<{ days: number }>`
      select extract(epoch from expires_at - now())::float8 / 86400 as days from session where token_hash = ${key}`.execute(
      backend.database,
    );
    return Math.round(rows[0]?.days ?? 0);
  };
  expect((await person.ask('GET', 'session')).cookies).toEqual([]);
  await set(`now() + interval '10 days'`);
  const renewed = (await person.ask('GET', 'session')).cookies.find(({ name }) => name === cookie);
  expect(renewed).toMatchObject({ value: person.cookies.get(cookie), maxAge: 30 * 86_400 });
  expect(await daysLeft()).toBe(30);
  await set(`now() + interval '3 days'`, `now() - interval '175 days'`);
  await person.ask('GET', 'session');
  expect(await daysLeft()).toBe(5);
  expect((await person.ask('GET', 'session')).cookies).toEqual([]);
  await set(`now() - interval '1 second'`);
  expect((await person.ask('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
});
