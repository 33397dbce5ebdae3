import type { FastifyInstance } from 'fastify';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { emails } from '../../domain/identity/mail/emails';
import { createServer } from '../../platform/server/server';
import type { TestApp } from '../../testing/app';
import {
  GOOD_PASSWORD,
  linkToken,
  newcomer,
  newEmail,
  newPerson,
  newVisitor,
  OTHER_PASSWORD,
  subjectsTo,
  WRONG_PASSWORD,
} from '../../testing/visitor';
import { configuredIdentityRoute } from './route';

export const passwordSafetyTests = (backend: TestApp): void => {
  describe('what is kept of passwords', () => {
    const MAX_PASSWORD_LENGTH = 256;
    const SESSION_COOKIE = 'signpost-session';
    const { subject: changed } = emails().passwordChanged('https://www.example.org');

    it('compares every character of the longest password, and truncates none [C-20]', async () => {
      const password = `${'long passphrase '.repeat(16).slice(0, MAX_PASSWORD_LENGTH - 1)}!`;
      expect(password).toHaveLength(MAX_PASSWORD_LENGTH);
      const person = await newcomer(backend, newEmail(), { password });
      await person.request('POST', 'confirmation', { token: person.token });
      const statusWith = async (given: string) =>
        (await newVisitor(backend.app).signIn(person.email, given)).statusCode;
      expect(await statusWith(password.slice(0, -1))).toBe(401);
      expect(await statusWith(`${password.slice(0, -1)}?`)).toBe(401);
      expect(await statusWith(password)).toBe(200);
    });

    it('sends an email when a password was changed [C-20]', async () => {
      const person = await newPerson(backend);
      expect(await subjectsTo(backend, person.email)).not.toContain(changed);
      await person.request('POST', 'password/change', {
        password: WRONG_PASSWORD,
        newPassword: OTHER_PASSWORD,
      });
      expect(await subjectsTo(backend, person.email)).not.toContain(changed);
      await person.request('POST', 'password/change', {
        password: GOOD_PASSWORD,
        newPassword: OTHER_PASSWORD,
      });
      expect((await subjectsTo(backend, person.email)).at(-1)).toBe(changed);
    });

    it('sends an email when a password was set by a link [C-20]', async () => {
      const { email } = await newPerson(backend);
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      await visitor.request('POST', 'password/forgot', { email });
      const token = await linkToken(backend, email, 'reset-password');
      await visitor.request('POST', 'password/reset', { token, password: OTHER_PASSWORD });
      expect((await subjectsTo(backend, email)).at(-1)).toBe(changed);
    });

    it('gives each session a random token of 256 bits, in a cookie and nowhere else [C-20]', async () => {
      const tokens = new Set<string>();
      for (let time = 0; time < 5; time += 1) {
        const visitor = newVisitor(backend.app);
        const answer = await visitor.register(newEmail());
        const token = visitor.cookies.get(SESSION_COOKIE) ?? '';
        expect(token).toMatch(/^[\w-]{43}$/);
        expect(Buffer.from(token, 'base64url')).toHaveLength(256 / 8);
        expect(answer.body).not.toContain(token);
        tokens.add(token);
      }
      expect(tokens.size).toBe(5);
    });

    describe('the log of the most detailed level', () => {
      const lines: string[] = [];
      let app: FastifyInstance;

      beforeAll(async () => {
        app = createServer({ level: 'trace', stream: { write: (line: string) => void lines.push(line) } });
        await configuredIdentityRoute(
          app,
          backend.services,
          readIdentityConfiguration({ IDENTITY_HASH_MIB: '1' }),
        );
      });
      afterAll(() => app.close());

      it('has no password, session token, form token, link or address of a person [C-20]', async () => {
        const service = { app, database: backend.database };
        const person = await newcomer(service);
        const secrets = [
          person.email,
          person.token,
          GOOD_PASSWORD,
          WRONG_PASSWORD,
          OTHER_PASSWORD,
          person.csrf,
        ];
        secrets.push(...person.cookies.values());
        await person.request('POST', 'confirmation', { token: person.token });
        await newVisitor(app).signIn(person.email, WRONG_PASSWORD);
        await newVisitor(app).signIn(person.email, GOOD_PASSWORD);
        await person.request('POST', 'password/change', {
          password: GOOD_PASSWORD,
          newPassword: OTHER_PASSWORD,
        });
        const elsewhere = newVisitor(app);
        await elsewhere.openForm();
        await elsewhere.request('POST', 'password/forgot', { email: person.email });
        secrets.push(await linkToken(service, person.email, 'reset-password'), ...person.cookies.values());
        expect(lines.length).toBeGreaterThan(5);
        expect(secrets.filter((secret) => secret === '')).toEqual([]);
        expect(secrets.filter((secret) => lines.join('').includes(secret))).toEqual([]);
      });
    });
  });
};
