import { sql } from 'kysely';
import { hashText } from '../../domain/identity/sessions/tokens';
import type { TestApp } from '../../testing/app';
import { GOOD_PASSWORD, newEmail, newPerson, newVisitor } from '../../testing/visitor';
import { sessionSchema } from './session-routes';

export const sessionTests = (backend: TestApp): void => {
  describe('sessions', () => {
    const SESSION_COOKIE = 'signpost-session';

    it('answers Anonymous for a new visitor, without setting a cookie or allowing caches [E-14] [S-01]', async () => {
      const answer = await newVisitor(backend.app).request('GET', 'session');
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

    it('signs a new account in at registration, returns its user, and signs out [C-20]', async () => {
      const visitor = newVisitor(backend.app);
      const email = newEmail();
      const answer = await visitor.register(` ${email.toUpperCase()} `, { firstName: ' Sam ' });
      expect(answer.statusCode).toBe(201);
      expect((await visitor.request('GET', 'profile')).json()).toMatchObject({ email });
      const { user } = sessionSchema.parse((await visitor.request('GET', 'session')).json());
      expect(user).toEqual(sessionSchema.parse(answer.json()).user);
      expect(user.name).toBe('Sam');
      expect(user.uid).toMatch(/^[0-9a-f-]{36}$/);
      expect((await visitor.request('POST', 'logout')).statusCode).toBe(204);
      expect((await visitor.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
      expect((await visitor.request('GET', 'favourites')).statusCode).toBe(401);
    });

    it('sets the session cookie as HttpOnly and SameSite=Lax [C-20]', async () => {
      const visitor = newVisitor(backend.app);
      const answer = await visitor.register(newEmail());
      const set = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
      expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 30 * 86_400 });
      expect(set).not.toHaveProperty('secure');
      expect(set).not.toHaveProperty('domain');
      expect(visitor.cookies.has('signpost-form')).toBe(false);
    });

    it('stores only hashes of the session token and of the password [C-20]', async () => {
      const person = await newPerson(backend);
      const token = person.cookies.get(SESSION_COOKIE) ?? '';
      const { rows } = await sql<{ all: string }>`
    select (select json_agg(s) from session s)::text || (select json_agg(a) from account a)::text as all`.execute(
        backend.database,
      );
      expect(rows[0]?.all).not.toContain(token);
      expect(rows[0]?.all).not.toContain(GOOD_PASSWORD);
      expect(rows[0]?.all).toContain(hashText(token));
      // The memory parameter is a setting; its default of 64 MiB is tested in configuration.test.ts.
      expect(rows[0]?.all).toMatch(/\$argon2id\$v=19\$m=\d+,t=3,p=1\$/);
    });

    it('issues a new session token at every sign-in, which prevents session fixation [C-20]', async () => {
      const victim = await newPerson(backend);
      const { email } = victim;
      const planted = 'A'.repeat(43);
      victim.cookies.set(SESSION_COOKIE, planted);
      await victim.signIn(email, GOOD_PASSWORD);
      expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(planted);
      const attacker = newVisitor(backend.app);
      attacker.cookies.set(SESSION_COOKIE, planted);
      expect((await attacker.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });

      const first = victim.cookies.get(SESSION_COOKIE) ?? '';
      expect((await victim.request('POST', 'login', { email, password: GOOD_PASSWORD })).statusCode).toBe(
        200,
      );
      expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(first);
      attacker.cookies.set(SESSION_COOKIE, first);
      expect((await attacker.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
    });

    it('refuses a session token after its browser signs out, or after a sign-out everywhere [C-20]', async () => {
      const here = await newPerson(backend);
      const there = newVisitor(backend.app);
      await there.signIn(here.email, GOOD_PASSWORD);
      const replay = newVisitor(backend.app);
      replay.cookies.set(SESSION_COOKIE, here.cookies.get(SESSION_COOKIE) ?? '');
      await here.request('POST', 'logout');
      expect((await replay.request('GET', 'favourites')).statusCode).toBe(401);
      expect((await there.request('GET', 'favourites')).statusCode).toBe(200);

      await here.signIn(here.email, GOOD_PASSWORD);
      const stolen = there.cookies.get(SESSION_COOKIE) ?? '';
      expect((await here.request('POST', 'logout/everywhere')).statusCode).toBe(204);
      replay.cookies.set(SESSION_COOKIE, stolen);
      expect((await replay.request('GET', 'favourites')).statusCode).toBe(401);
    });

    it('extends a session at each visit to 30 days, up to 180 days in total, and then expires it [C-20]', async () => {
      const person = await newPerson(backend);
      const key = hashText(person.cookies.get(SESSION_COOKIE) ?? '');
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
      expect((await person.request('GET', 'session')).cookies).toEqual([]);
      await set(`now() + interval '10 days'`);
      const renewed = (await person.request('GET', 'session')).cookies.find(
        ({ name }) => name === SESSION_COOKIE,
      );
      expect(renewed).toMatchObject({ value: person.cookies.get(SESSION_COOKIE), maxAge: 30 * 86_400 });
      expect(await daysLeft()).toBe(30);
      await set(`now() + interval '3 days'`, `now() - interval '175 days'`);
      await person.request('GET', 'session');
      expect(await daysLeft()).toBe(5);
      expect((await person.request('GET', 'session')).cookies).toEqual([]);
      await set(`now() - interval '1 second'`);
      expect((await person.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
    });
  });
};
