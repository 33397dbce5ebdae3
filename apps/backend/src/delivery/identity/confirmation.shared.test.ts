import { sql } from 'kysely';
import { hashText } from '../../domain/identity/sessions/tokens';
import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import {
  GOOD_PASSWORD,
  linkToken,
  newcomer,
  newEmail,
  newPerson,
  newVisitor,
  OTHER_PASSWORD as another,
} from '../../testing/visitor';

export const confirmationTests = (backend: TestApp): void => {
  describe('confirmation of an address', () => {
    const confirm = async (visitor: Visitor, token: string, password?: string) => {
      await visitor.openForm();
      const answer = await visitor.request('POST', 'confirmation', { token, password });
      if (answer.statusCode === 200) visitor.csrf = answer.json<{ csrf: string }>().csrf;
      return answer;
    };

    const read = async (visitor: Visitor, token: string) => {
      await visitor.openForm();
      return visitor.request('POST', 'confirmation/read', { token });
    };

    const confirmBy = async (visitor: Visitor) =>
      (await visitor.request('GET', 'profile')).json<{ confirmBy: string | null }>().confirmBy;

    const userIdOf = async (visitor: Visitor) =>
      (await visitor.request('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

    const signInStatus = async (email: string, password = GOOD_PASSWORD) =>
      (await newVisitor(backend.app).signIn(email, password)).statusCode;

    it('signs in only the browser that created the account until it is confirmed, within 30 days [C-20]', async () => {
      const sam = await newcomer(backend);
      const days = (Date.parse((await confirmBy(sam)) ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(29.9);
      expect(days).toBeLessThanOrEqual(30);
      expect((await sam.request('PATCH', 'profile', { postcode: 'BA2' })).statusCode).toBe(200);
      expect(await signInStatus(sam.email)).toBe(401);
      expect((await read(sam, sam.token)).json()).toEqual({ email: sam.email, isOwn: true });
      const uid = await userIdOf(sam);
      const answer = await confirm(sam, sam.token);
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { user: { uid, postcode: 'BA2' } }]);
      expect(await confirmBy(sam)).toBeNull();
      expect(await signInStatus(sam.email)).toBe(200);
    });

    it('stores only the hash of a link’s token, and deletes it when the link is used [C-20]', async () => {
      const sam = await newcomer(backend);
      const rows = () => backend.database.selectFrom('confirmation').selectAll().execute();
      expect((await rows()).map(({ token_hash }) => token_hash)).toContain(hashText(sam.token));
      expect(JSON.stringify(await rows())).not.toContain(sam.token);
      await confirm(sam, sam.token);
      expect((await rows()).map(({ token_hash }) => token_hash)).not.toContain(hashText(sam.token));
      for (const answer of [await confirm(sam, sam.token), await read(sam, sam.token)])
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'token' }] }]);
    });

    it('requires the password to confirm in another browser, and signs it in [C-20]', async () => {
      const sam = await newcomer(backend);
      const phone = newVisitor(backend.app);
      expect((await read(phone, sam.token)).json()).toEqual({ email: sam.email, isOwn: false });
      for (const wrong of [undefined, 'not it']) {
        const answer = await confirm(phone, sam.token, wrong);
        expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'password' }] }]);
      }
      expect(await userIdOf(phone)).toBe('Anonymous');
      expect(await signInStatus(sam.email)).toBe(401);
      expect((await confirm(phone, sam.token, GOOD_PASSWORD)).statusCode).toBe(200);
      expect(await userIdOf(phone)).toBe(await userIdOf(sam));
      expect((await phone.request('PATCH', 'profile', { firstName: 'Sam' })).statusCode).toBe(200);
    });

    it('limits wrong passwords at a confirmation link [C-20]', async () => {
      const sam = await newcomer(backend);
      const thief = newVisitor(backend.app);
      const statuses = [];
      for (let time = 0; time < 11; time += 1)
        statuses.push((await confirm(thief, sam.token, 'not it')).statusCode);
      expect(statuses).toEqual([...new Array<number>(10).fill(400), 429]);
    });

    it('never confirms the account of a stranger who registered the same address [C-20]', async () => {
      const email = newEmail();
      const mallory = await newcomer(backend, email, { password: another });
      const sam = await newcomer(backend, email);
      // The link of the stranger's account proves Sam's address as well: it confirms the account of the browser that opens it.
      expect((await read(sam, mallory.token)).json()).toEqual({ email, isOwn: true });
      expect((await confirm(sam, mallory.token)).json()).toMatchObject({
        user: { uid: await userIdOf(sam) },
      });
      expect(await signInStatus(email)).toBe(200);
      expect(await signInStatus(email, another)).toBe(401);
      expect((await confirm(mallory, mallory.token)).statusCode).toBe(400);
      expect((await confirm(mallory, sam.token)).statusCode).toBe(400);
      expect(await confirmBy(mallory)).not.toBeNull();
    });

    it('requires the password from a browser that is signed in to an account of another address [C-20]', async () => {
      const sam = await newcomer(backend);
      const other = await newcomer(backend);
      const confirmed = await newPerson(backend);
      for (const visitor of [other, confirmed]) {
        expect((await read(visitor, sam.token)).json()).toEqual({ email: sam.email, isOwn: false });
        expect((await confirm(visitor, sam.token)).statusCode).toBe(400);
      }
    });

    it('confirms one of several accounts of an address when all are confirmed concurrently [C-20]', async () => {
      const email = newEmail();
      const rivals = [];
      for (let place = 0; place < 4; place += 1) rivals.push(await newcomer(backend, email));
      for (const rival of rivals) await rival.openForm();
      const answers = await Promise.all(
        rivals.map((rival) => rival.request('POST', 'confirmation', { token: rival.token })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
      const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from account where email = ${email} and confirmed_at is not null`.execute(
        backend.database,
      );
      expect(rows[0]?.count).toBe(1);
    });

    it('refuses a link of an account that has expired [C-20]', async () => {
      const sam = await newcomer(backend);
      await sql`update account set created_at = now() - interval '31 days' where email = ${sam.email}`.execute(
        backend.database,
      );
      expect((await confirm(sam, sam.token)).statusCode).toBe(400);
    });

    it('sends the confirmation email again on request, up to five an hour, and accepts each of its links [C-20]', async () => {
      const sam = await newcomer(backend);
      for (let time = 0; time < 7; time += 1)
        expect((await sam.request('POST', 'confirmation/send')).statusCode).toBe(202);
      const emails = await backend.database
        .selectFrom('outbox')
        .select('id')
        .where('recipient', '=', sam.email)
        .execute();
      expect(emails).toHaveLength(5);
      expect(await linkToken(backend, sam.email, 'confirm')).not.toBe(sam.token);
      expect((await confirm(sam, sam.token)).statusCode).toBe(200);
      expect((await newVisitor(backend.app).request('POST', 'confirmation/send')).statusCode).toBe(403);
    });

    it('confirms the newest account of an address by a password reset, and ends its sessions [C-20]', async () => {
      const email = newEmail();
      const older = await newcomer(backend, email);
      const newer = await newcomer(backend, email, { firstName: 'Sam' });
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      await visitor.request('POST', 'password/forgot', { email });
      const token = await linkToken(backend, email, 'reset-password');
      expect((await visitor.request('POST', 'password/reset', { token, password: another })).statusCode).toBe(
        204,
      );
      expect(await userIdOf(newer)).toBe('Anonymous');
      expect((await visitor.signIn(email, another)).json()).toMatchObject({ user: { name: 'Sam' } });
      expect(await confirmBy(visitor)).toBeNull();
      expect((await confirm(older, older.token)).statusCode).toBe(400);
    });

    it('refuses a reset link when another account of the address has been confirmed meanwhile [C-20]', async () => {
      const email = newEmail();
      const visitor = newVisitor(backend.app);
      const mallory = await newcomer(backend, email, { password: another });
      await mallory.request('POST', 'password/forgot', { email });
      const token = await linkToken(backend, email, 'reset-password');
      const sam = await newcomer(backend, email);
      await confirm(sam, sam.token);
      await visitor.openForm();
      expect((await visitor.request('POST', 'password/reset', { token, password: another })).statusCode).toBe(
        400,
      );
      expect(await signInStatus(email)).toBe(200);
    });
  });
};
