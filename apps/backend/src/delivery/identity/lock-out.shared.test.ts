import { sql } from 'kysely';
import type { TestApp } from '../../testing/app';
import {
  GOOD_PASSWORD,
  linkToken,
  newEmail,
  newPerson,
  newVisitor,
  subjectsTo,
  WRONG_PASSWORD as wrong,
  OTHER_PASSWORD as another,
} from '../../testing/visitor';

export const lockOutTests = (backend: TestApp): void => {
  describe('lock-outs', () => {
    /** Signs in with wrong passwords for an address, each time from another network address. */
    const guessFromEverywhere = async (email: string, times: number): Promise<number[]> => {
      const guess = async () => (await newVisitor(backend.app).signIn(email, wrong)).statusCode;
      const statuses: number[] = [];
      // In groups of 50, below the limit of passwords that wait to be hashed.
      for (let left = times; left > 0; left -= 50)
        statuses.push(...(await Promise.all(Array.from({ length: Math.min(left, 50) }, guess))));
      return statuses;
    };

    it('refuses a browser after ten wrong passwords, with the same response for known and unknown addresses [C-20]', async () => {
      const { email } = await newPerson(backend);
      const visitor = newVisitor(backend.app);
      const tries = async (address: string) => {
        const answers = [];
        for (let time = 0; time < 12; time += 1) answers.push(await visitor.signIn(address, wrong));
        return answers.map(({ statusCode, body }) => [statusCode, body]);
      };
      const known = await tries(email);
      expect(known.map(([status]) => status)).toEqual([...new Array<number>(10).fill(401), 429, 429]);
      expect(await tries(newEmail())).toEqual(known);

      const rightAtLast = await visitor.signIn(email, GOOD_PASSWORD);
      expect(rightAtLast.statusCode).toBe(429);
      expect(Number(rightAtLast.headers['retry-after'])).toBeGreaterThan(600);
    });

    it('does not lock out the owner when a stranger registers the address or tries passwords [C-20]', async () => {
      const owner = await newPerson(backend);
      await owner.request('POST', 'logout');
      const stranger = newVisitor(backend.app);
      for (let time = 0; time < 5; time += 1)
        expect((await stranger.register(owner.email, { password: another })).statusCode).toBe(201);
      for (let time = 0; time < 11; time += 1) await stranger.signIn(owner.email, wrong);
      expect((await stranger.signIn(owner.email, wrong)).statusCode).toBe(429);

      expect((await owner.signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(200);
      expect((await newVisitor(backend.app).signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(200);
      await owner.request('POST', 'password/forgot', { email: owner.email });
      expect(await subjectsTo(backend, owner.email)).toContain('Set a new Signpost password');
    });

    it('locks unknown browsers, but not known ones, after a hundred wrong passwords an hour from many networks [C-20]', async () => {
      const owner = await newPerson(backend);
      const unknown = newEmail();
      for (const email of [owner.email, unknown]) {
        const statuses = await guessFromEverywhere(email, 103);
        expect(statuses.filter((status) => status === 401)).toHaveLength(100);
        expect(statuses.filter((status) => status === 429)).toHaveLength(3);
      }
      expect((await newVisitor(backend.app).signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(429);
      await owner.request('POST', 'logout');
      expect((await owner.signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(200);
      for (let time = 0; time < 10; time += 1)
        expect((await owner.signIn(owner.email, wrong)).statusCode).toBe(401);
      expect((await owner.signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(429);
    });

    it('knows a browser only for the accounts that have signed in there [C-20]', async () => {
      const [owner, stranger] = [await newPerson(backend), await newPerson(backend)];
      await guessFromEverywhere(owner.email, 100);
      expect((await stranger.signIn(owner.email, wrong)).statusCode).toBe(429);
      const forger = newVisitor(backend.app);
      forger.cookies.set('signpost-browser', 'x'.repeat(43));
      expect((await forger.signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(429);
      // Two people share the owner's browser: it is then known for both accounts.
      expect((await owner.signIn(stranger.email, GOOD_PASSWORD)).statusCode).toBe(200);
      expect((await owner.signIn(owner.email, GOOD_PASSWORD)).statusCode).toBe(200);
    });

    it('allows no additional guesses of a password through an account that a stranger made with the address [C-20]', async () => {
      const { email } = await newPerson(backend);
      const mallory = newVisitor(backend.app);
      await mallory.register(email, { password: another });
      const change = { password: another, newPassword: another };
      const guesser = newVisitor(backend.app);
      await guessFromEverywhere(email, 90);
      for (let time = 0; time < 10; time += 1) {
        expect((await guesser.signIn(email, wrong)).statusCode).toBe(401);
        const changed = await mallory.request('POST', 'password/change', change);
        mallory.csrf = changed.json<{ csrf: string }>().csrf;
      }
      const locked = async () =>
        Promise.all([guesser, newVisitor(backend.app)].map((one) => one.signIn(email, GOOD_PASSWORD)));
      expect((await locked()).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
      expect((await mallory.request('DELETE', 'account', { password: another })).statusCode).toBe(204);
      expect((await locked()).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    });

    it('does not lock a person out through an account that a stranger made with the address [C-20]', async () => {
      const { email } = await newPerson(backend);
      const mallory = newVisitor(backend.app);
      await mallory.register(email, { password: another });
      for (let time = 0; time < 10; time += 1)
        expect((await mallory.request('DELETE', 'account', { password: wrong })).statusCode).toBe(400);
      expect((await mallory.request('DELETE', 'account', { password: another })).statusCode).toBe(429);
      expect((await newVisitor(backend.app).signIn(email, GOOD_PASSWORD)).statusCode).toBe(200);
    });

    it('sends at most five emails an hour to an address that is registered repeatedly [C-20]', async () => {
      const email = newEmail();
      for (let time = 0; time < 8; time += 1)
        expect((await newVisitor(backend.app).register(email)).statusCode).toBe(201);
      expect(await subjectsTo(backend, email)).toHaveLength(5);
    });

    it('sends at most five reset emails in half an hour, while the last link stays valid [C-20]', async () => {
      const { email } = await newPerson(backend);
      const countEmails = async () =>
        (await subjectsTo(backend, email)).filter((subject) => subject === 'Set a new Signpost password')
          .length;
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      const requestReset = () => visitor.request('POST', 'password/forgot', { email });
      for (let time = 0; time < 8; time += 1) expect((await requestReset()).statusCode).toBe(202);
      expect(await countEmails()).toBe(5);
      const { rows } = await sql<{ holds: boolean }>`
    select bool_and(link.expires_at >= count.window_ends) as holds
    from attempt count, password_reset link join account using (account_id)
    where email = ${email} and count.key like 'reset-letter %'`.execute(backend.database);
      expect(rows).toEqual([{ holds: true }]);

      const token = await linkToken(backend, email, 'reset-password');
      expect((await visitor.request('POST', 'password/reset', { token, password: another })).statusCode).toBe(
        204,
      );
      // Using a link deletes all links of the account, so the limit is reset.
      await requestReset();
      expect(await countEmails()).toBe(6);
    });
  });
};
