import { sql } from 'kysely';
import type { TestApp } from '../../testing/app';
import {
  GOOD_PASSWORD,
  linkToken,
  newEmail,
  newPerson,
  newVisitor,
  OTHER_PASSWORD as another,
  WRONG_PASSWORD,
} from '../../testing/visitor';

export const passwordTests = (backend: TestApp): void => {
  describe('passwords', () => {
    /** Requests a reset link and reads its token from the email. */
    const tokenFor = async (email: string): Promise<string> => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      await visitor.request('POST', 'password/forgot', { email });
      return linkToken(backend, email, 'reset-password');
    };

    const reset = async (token: string, password = another) => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      return visitor.request('POST', 'password/reset', { token, password });
    };

    it('sets a new password by a link once, and signs out every browser [C-20]', async () => {
      const person = await newPerson(backend);
      const token = await tokenFor(person.email);
      expect((await reset(token)).statusCode).toBe(204);
      expect((await person.request('GET', 'favourites')).statusCode).toBe(401);
      expect((await newVisitor(backend.app).signIn(person.email, GOOD_PASSWORD)).statusCode).toBe(401);
      expect((await newVisitor(backend.app).signIn(person.email, another)).statusCode).toBe(200);
      const replay = await reset(token, 'a third long password');
      expect(replay.statusCode).toBe(400);
      expect(replay.json()).toMatchObject({ errors: [{ field: 'token' }] });
    });

    it('accepts a link once in concurrent requests [C-20]', async () => {
      const { email } = await newPerson(backend);
      const token = await tokenFor(email);
      const answers = await Promise.all(
        Array.from({ length: 5 }, (_, time) => reset(token, `${another} ${time}`)),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400, 400, 400, 400]);
    });

    it('refuses a link that has expired, or whose account has changed its password [C-20]', async () => {
      const person = await newPerson(backend);
      const old = await tokenFor(person.email);
      await sql`update password_reset set expires_at = now() - interval '1 second'`.execute(backend.database);
      expect((await reset(old)).statusCode).toBe(400);
      const superseded = await tokenFor(person.email);
      await person.request('POST', 'password/change', { password: GOOD_PASSWORD, newPassword: another });
      expect((await reset(superseded)).statusCode).toBe(400);
    });

    it('unlocks an account by a password reset [C-20]', async () => {
      const { email } = await newPerson(backend);
      const visitor = newVisitor(backend.app);
      for (let time = 0; time < 11; time += 1) await visitor.signIn(email, WRONG_PASSWORD);
      expect((await visitor.signIn(email, GOOD_PASSWORD)).statusCode).toBe(429);
      await reset(await tokenFor(email));
      expect((await visitor.signIn(email, another)).statusCode).toBe(200);
    });

    it('signs out every other browser and renews the session when the password is changed [C-20]', async () => {
      const here = await newPerson(backend);
      const there = newVisitor(backend.app);
      await there.signIn(here.email, GOOD_PASSWORD);
      const before = here.cookies.get('signpost-session');
      const refused = await here.request('POST', 'password/change', {
        password: 'not it',
        newPassword: another,
      });
      expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ field: 'password' }] }]);
      const answer = await here.request('POST', 'password/change', {
        password: GOOD_PASSWORD,
        newPassword: another,
      });
      expect(answer.statusCode).toBe(200);
      expect(here.cookies.get('signpost-session')).not.toBe(before);
      here.csrf = answer.json<{ csrf: string }>().csrf;
      expect((await here.request('PATCH', 'profile', { firstName: 'Sam' })).statusCode).toBe(200);
      expect((await there.request('GET', 'favourites')).statusCode).toBe(401);
      const replay = newVisitor(backend.app);
      replay.cookies.set('signpost-session', before ?? '');
      expect((await replay.request('GET', 'favourites')).statusCode).toBe(401);
    });

    it.each([
      ['short', 'seven77'],
      ['common', 'Password123'],
      ['common', 'QWERTYUIOP'],
      ['one letter', 'aaaaaaaaaaaa'],
      ['too long', 'long '.repeat(60)],
    ])('refuses a %s password: %s [C-20]', async (_why, password) => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      const answer = await visitor.request('POST', 'register', { email: newEmail(), password });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'password' }] }]);
    });

    it.each([
      'eight ch',
      '        x y z        ',
      'пароль на русском',
      '🐢🐇🦔🐢🐇🦔',
      "'; drop table account; --",
    ])('accepts any characters in a password: %s [C-20]', async (password) => {
      const visitor = newVisitor(backend.app);
      const email = newEmail();
      expect((await visitor.register(email, { password })).statusCode).toBe(201);
      await visitor.request('POST', 'confirmation', { token: await linkToken(backend, email, 'confirm') });
      expect((await visitor.signIn(email, `${password} `)).statusCode).toBe(401);
      expect((await visitor.signIn(email, password)).statusCode).toBe(200);
    });
  });
};
