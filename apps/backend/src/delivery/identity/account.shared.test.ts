import { sql } from 'kysely';
import { exportSchema } from '../../domain/identity/accounts/export';
import { identitySettingsSchema } from '../../domain/identity/accounts/user';
import { deleteExpired } from '../../domain/identity/scheduled-cleanup';
import type { TestApp } from '../../testing/app';
import { GOOD_PASSWORD, newEmail, newPerson, newVisitor, WRONG_PASSWORD } from '../../testing/visitor';

export const accountTests = (backend: TestApp): void => {
  describe('accounts', () => {
    const change = async (person: Awaited<ReturnType<typeof newPerson>>, profile: object) => {
      const answer = await person.request('PATCH', 'profile', profile);
      expect(answer.statusCode).toBe(200);
      return identitySettingsSchema.parse(answer.json());
    };

    it('counts each of five profile fields as 20 per cent, and lists the missing ones [E-15] [C-20]', async () => {
      const person = await newPerson(backend);
      const empty = await change(person, {});
      expect(empty).toMatchObject({ email: person.email, firstName: null, complete: 0, settings: [] });
      expect(empty.missing).toEqual(['firstName', 'postcode', 'entryYear', 'qualification', 'grades']);
      expect(await change(person, { firstName: 'Sam', postcode: ' ba27ay ' })).toMatchObject({
        firstName: 'Sam',
        postcode: 'BA2 7AY',
        complete: 40,
        missing: ['entryYear', 'qualification', 'grades'],
      });
      const full = await change(person, { entryYear: 2027, qualification: 'al', grades: 'AAB' });
      expect(full).toMatchObject({ firstName: 'Sam', complete: 100, missing: [] });
      expect(await change(person, { firstName: null })).toMatchObject({
        complete: 80,
        missing: ['firstName'],
      });
      expect((await person.request('GET', 'profile')).json()).toMatchObject({ complete: 80, grades: 'AAB' });
    });

    it('derives a position from the postcode, and a name from the email address without a first name [E-14]', async () => {
      const person = await newPerson(backend);
      const user = async () => (await person.request('GET', 'session')).json<{ user: object }>().user;
      expect(await user()).toMatchObject({ name: person.email.split('@')[0], postcode: null, latlng: null });
      await change(person, { firstName: 'Zoë', postcode: 'BA2' });
      expect(await user()).toMatchObject({ name: 'Zoë', postcode: 'BA2', profileComplete: 40 });
      expect(await user()).toMatchObject({
        latlng: { lat: expect.closeTo(51.4, 0), lng: expect.closeTo(-2.4, 0) },
      });
      await change(person, { postcode: 'ZZ99 9ZZ' });
      expect(await user()).toMatchObject({ postcode: 'ZZ99 9ZZ', latlng: null });
    });

    it.each([
      ['firstName', ''],
      ['firstName', 'x'.repeat(51)],
      ['firstName', 7],
      ['postcode', 'somewhere'],
      ['postcode', ''],
      ['entryYear', 1999],
      ['entryYear', '2027'],
      ['entryYear', 2027.5],
      ['qualification', 'phd'],
      ['grades', 'A'.repeat(101)],
    ])('refuses a bad %s: %j [C-20]', async (field, value) => {
      const person = await newPerson(backend);
      const answer = await person.request('PATCH', 'profile', { [field]: value });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }]);
    });

    it('adds a setting that is not empty, replaces it in place, and removes it by an empty object [S-02] [C-20]', async () => {
      const person = await newPerson(backend);
      const put = async (name: string, collection: string, data: string) => {
        const answer = await person.request('PUT', 'settings', { name, collection, data });
        expect(answer.statusCode).toBe(200);
        return answer.json<{ settings: unknown[] }>().settings;
      };
      const one = { name: 'layout', collection: 'search', data: '{"list":true}' };
      const other = { name: 'layout', collection: 'map', data: '7' };
      for (const data of ['{}', '', ' ']) expect(await put('layout', 'search', data)).toEqual([]);
      expect(await put(one.name, one.collection, one.data)).toEqual([one]);
      expect(await put(other.name, other.collection, other.data)).toEqual([one, other]);
      expect(await put('layout', 'search', '{"list":false}')).toEqual([
        { ...one, data: '{"list":false}' },
        other,
      ]);
      expect((await person.request('GET', 'session')).json()).toMatchObject({
        user: { settings: [{ ...one, data: '{"list":false}' }, other] },
      });
      expect(await put('layout', 'search', '{}')).toEqual([other]);
      expect(await put('layout', 'map', '')).toEqual([]);
    });

    it('keeps at most 200 settings [S-02] [C-20]', async () => {
      const person = await newPerson(backend);
      const put = (name: number) =>
        person.request('PUT', 'settings', { name: String(name), collection: 'x', data: '1' });
      expect((await put(0)).statusCode).toBe(200);
      await sql`
        insert into account_setting (account_id, collection, name, data)
        select account_id, 'x', number::text, '1' from account, generate_series(1, 198) as number
        where email = ${person.email}`.execute(backend.database);
      expect((await put(199)).statusCode).toBe(200);
      expect((await put(200)).statusCode).toBe(422);
      expect((await put(7)).statusCode).toBe(200);
    });

    it('exports all data of an account without hashes and tokens [C-20]', async () => {
      const person = await newPerson(backend);
      await change(person, { firstName: 'Sam', postcode: 'BA2 7AY' });
      await person.request('PUT', 'settings', { name: 'n', collection: 'c', data: '1' });
      await person.request('POST', 'favourites/toggle', {
        kind: 'unis',
        id: '1',
        title: 'Bath',
        note: 'Hills',
      });
      const answer = await person.request('GET', 'export');
      expect(answer.headers['content-disposition']).toContain('attachment');
      const everything = exportSchema.parse(answer.json());
      expect(everything.account).toEqual((await person.request('GET', 'profile')).json());
      expect(everything.account.favourites.unis).toMatchObject([{ title: 'Bath', note: 'Hills' }]);
      expect(everything.letters).toMatchObject([{ subject: 'Confirm your email address for Signpost' }]);
      expect(everything.sessions).toHaveLength(1);
      expect(answer.body).not.toMatch(/argon2|hash|token/i);
    });

    it('deletes an account with all its rows when the password is right [C-20]', async () => {
      const person = await newPerson(backend);
      const { uid } = (await person.request('GET', 'session')).json<{ user: { uid: string } }>().user;
      await person.request('PUT', 'settings', { name: 'n', collection: 'c', data: '1' });
      await person.request('PUT', 'favourites/top/1', { course: { id: '1', title: 'Maths' } });
      await person.request('POST', 'password/forgot', { email: person.email });
      expect((await person.request('DELETE', 'account', { password: WRONG_PASSWORD })).statusCode).toBe(400);
      expect((await person.request('DELETE', 'account', { password: GOOD_PASSWORD })).statusCode).toBe(204);
      expect((await person.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
      expect((await newVisitor(backend.app).signIn(person.email, GOOD_PASSWORD)).statusCode).toBe(401);
      const tables = [
        'account',
        'session',
        'known_browser',
        'password_reset',
        'confirmation',
        'account_setting',
        'favourite',
        'top_choice',
        'outbox',
      ];
      for (const table of tables) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
          backend.database,
        );
        const texts = rows.map(({ row }) => row).join('\n');
        expect([table, texts.includes(uid), texts.includes(person.email)]).toEqual([table, false, false]);
      }
    });

    it('deletes expired sessions, reset links, attempts and emails', async () => {
      const person = await newPerson(backend);
      await person.request('POST', 'password/forgot', { email: person.email });
      const { database } = backend;
      await sql`update session set expires_at = now() - interval '1 hour'`.execute(database);
      await sql`update password_reset set expires_at = now() - interval '1 hour'`.execute(database);
      await sql`update attempt set window_ends = now() - interval '1 hour'`.execute(database);
      await sql`update outbox set created_at = now() - interval '8 days'`.execute(database);
      await deleteExpired(database);
      for (const table of ['session', 'password_reset', 'attempt', 'outbox'] as const)
        expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
      expect(await database.selectFrom('account').select('email').execute()).toContainEqual({
        email: person.email,
      });
    });

    it('deletes accounts that stay unconfirmed for 30 days, with their data, and no others [C-20]', async () => {
      const [old, recent] = [newVisitor(backend.app), newVisitor(backend.app)];
      const emails = [newEmail(), newEmail()] as const;
      await old.register(emails[0]);
      await recent.register(emails[1]);
      await old.request('POST', 'favourites/toggle', { kind: 'unis', id: '1', title: 'Bath' });
      const person = await newPerson(backend);
      const { database } = backend;
      const age = (email: string, days: number) =>
        sql`update account set created_at = now() - make_interval(days => ${days}) where email = ${email}`.execute(
          database,
        );
      await age(emails[0], 31);
      await age(emails[1], 29);
      await age(person.email, 400);
      await deleteExpired(database);
      const kept = (await database.selectFrom('account').select('email').execute()).map(({ email }) => email);
      expect(kept).toEqual(expect.arrayContaining([emails[1], person.email]));
      expect(kept).not.toContain(emails[0]);
      expect((await old.request('GET', 'session')).json()).toMatchObject({ user: { uid: 'Anonymous' } });
      expect((await recent.request('GET', 'favourites')).statusCode).toBe(200);
    });
  });
};
