import { sql } from 'kysely';
import { exportSchema } from '../../domain/identity/accounts/export';
import { deliverEmails } from '../../domain/identity/mail/delivery';
import { newLog } from '../../domain/identity/mail/testing/delivery-tests';
import { startMailServer } from '../../domain/identity/mail/testing/mail-server';
import { queueDigests } from '../../domain/identity/watch-emails/digest';
import type { TestApp } from '../../testing/app';
import { until } from '../../testing/until';
import { newEmail, newPerson, newVisitor } from '../../testing/visitor';
import { digestSources } from './digest-sources';

export const watchEmailTests = (backend: TestApp): void => {
  describe('emails about watched things', () => {
    const SITE = 'https://www.example.org';
    const COURSE = '00000000-0000-8000-a000-000000000001';

    type Person = Awaited<ReturnType<typeof newPerson>>;

    const watchCourse = async (person: Person, id = COURSE) => {
      const data = JSON.stringify({
        items: [{ kind: 'courses', id, title: 'Law', url: '/explore/courses/1/law' }],
      });
      const answer = await person.request('PUT', 'settings', {
        name: 'watches',
        collection: 'signpost',
        data,
      });
      expect(answer.statusCode).toBe(200);
    };
    const agree = (person: Person, on = true, language = 'en-GB') =>
      person.request('PUT', 'watch-emails', { on }, { 'accept-language': language });
    const changeCourse = (id = COURSE) =>
      sql`insert into record_change
    (kind, record_id, name, provider, subject_guides, change, groups, details, data_set, data_year)
    values ('course', ${id}, 'Law', '10007850', '{}', 'changed', '{title}', '{}', 'Discover Uni', 2026)`.execute(
        backend.database,
      );
    const digests = async () => {
      // No date to apply by is near on this day.
      const sources = digestSources(backend.app, SITE, backend.services, () => '2026-08-01');
      await queueDigests(backend.database, sources);
    };
    const emailsTo = async ({ email }: Person) =>
      backend.database
        .selectFrom('outbox')
        .select(['subject', 'body', 'unsubscribe_url'])
        .where('recipient', '=', email)
        .where('unsubscribe_url', 'is not', null)
        .execute();
    const stopPath = async (person: Person) =>
      (await emailsTo(person))[0]?.unsubscribe_url?.slice(SITE.length) ?? '';

    const watcher = async () => {
      const person = await newPerson(backend);
      await watchCourse(person);
      return person;
    };

    it('sends nothing without separate consent [E-26]', async () => {
      const person = await watcher();
      expect((await person.request('GET', 'watch-emails')).json()).toEqual({ on: false });
      await changeCourse();
      await digests();
      expect(await emailsTo(person)).toEqual([]);
    });

    it('needs a confirmed address and somebody signed in [E-26]', async () => {
      const visitor = newVisitor(backend.app);
      await visitor.openForm();
      expect((await visitor.request('PUT', 'watch-emails', { on: true })).statusCode).toBe(401);
      await visitor.register(newEmail());
      expect((await visitor.request('PUT', 'watch-emails', { on: true })).statusCode).toBe(422);
    });

    it('sends the changes since the consent, in one email a day at most, with its one-click address [E-26]', async () => {
      const person = await watcher();
      await changeCourse();
      expect((await agree(person)).json()).toEqual({ on: true });
      await digests();
      expect(await emailsTo(person)).toEqual([]);
      await changeCourse();
      await changeCourse('00000000-0000-8000-a000-000000000002');
      await digests();
      await digests();
      const [email, ...others] = await emailsTo(person);
      expect(others).toEqual([]);
      expect(email?.subject).toBe('Something you watch has changed');
      expect(email?.body).toContain('Law, University of Bath\nChanged: name or award. (Discover Uni, 2026)');
      expect(email?.body).toContain(`${SITE}/explore/courses/${COURSE}/law`);
      expect(email?.body).toContain(`press the button: ${email?.unsubscribe_url}`);
      await changeCourse();
      await digests();
      expect(await emailsTo(person)).toHaveLength(1);
      await sql`update watch_email set sent_at = now() - interval '25 hours'`.execute(backend.database);
      await digests();
      expect(await emailsTo(person)).toHaveLength(2);
    });

    it('sends nothing to who watches nothing, or whose watches cannot be read [E-26]', async () => {
      const person = await newPerson(backend);
      await agree(person);
      await person.request('PUT', 'settings', {
        name: 'watches',
        collection: 'signpost',
        data: '{"items":"x"}',
      });
      await changeCourse();
      await digests();
      expect(await emailsTo(person)).toEqual([]);
    });

    it('stops by one click, without signing in, any number of times, and deletes a waiting email [E-26]', async () => {
      const person = await watcher();
      await agree(person);
      await changeCourse();
      await digests();
      const url = await stopPath(person);
      const click = (address = url) =>
        backend.app.inject({
          method: 'POST',
          url: address,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'List-Unsubscribe=One-Click',
        });
      const page = await backend.app.inject({ method: 'GET', url });
      expect([page.statusCode, page.headers.location]).toEqual([
        302,
        `/account/stop-emails?token=${url.split('/').at(-1)}`,
      ]);
      expect((await person.request('GET', 'watch-emails')).json()).toEqual({ on: true });
      expect((await click()).statusCode).toBe(200);
      expect((await click()).statusCode).toBe(200);
      expect((await click(`${url.slice(0, -3)}xyz`)).statusCode).toBe(200);
      expect((await person.request('GET', 'watch-emails')).json()).toEqual({ on: false });
      await changeCourse();
      await digests();
      expect(await emailsTo(person)).toEqual([]);
    });

    it('speaks the language in which the person agreed, and its link keeps it [E-26] [B-21]', async () => {
      const person = await watcher();
      await agree(person, true, 'cy');
      await changeCourse();
      await digests();
      const [email] = await emailsTo(person);
      expect(email?.subject).toBe('Mae rhywbeth rydych chi’n ei wylio wedi newid');
      expect(email?.body).toContain(
        'Law, University of Bath\nWedi newid: enw neu ddyfarniad. (Discover Uni, 2026)',
      );
      expect(email?.body).toContain(`${SITE}/cy/explore/courses/${COURSE}/law`);
      expect(email?.body).toContain(`${SITE}/cy/explore/favourites#watched`);
      expect(email?.body).not.toMatch(/\b(the|you|this)\b/i);
      const url = await stopPath(person);
      expect(url).toMatch(/\/[\w-]{43}\?lang=cy$/);
      const page = await backend.app.inject({ method: 'GET', url });
      expect(page.headers.location).toMatch(/^\/cy\/account\/stop-emails\?token=[\w-]{43}$/);
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
      const stopped = await backend.app.inject({ method: 'POST', url, headers, payload: '' });
      expect(stopped.headers.location).toBe('/cy/account/stop-emails?stopped=1');
      expect((await person.request('GET', 'watch-emails')).json()).toEqual({ on: false });
      expect(await emailsTo(person)).toEqual([]);
    });

    it('goes on with the next change after a new consent, and stops by the account too [E-26]', async () => {
      const person = await watcher();
      await agree(person);
      await agree(person, false);
      await changeCourse();
      await agree(person);
      await digests();
      expect(await emailsTo(person)).toEqual([]);
      const exported = exportSchema.parse((await person.request('GET', 'export')).json());
      expect(exported.watchEmails).toMatchObject({ lastSentAt: null, language: 'en-GB' });
    });

    it('leads from the button of the page back to it [E-26]', async () => {
      const answer = await backend.app.inject({
        method: 'POST',
        url: `/api/v1/stop-emails/${'x'.repeat(43)}`,
        headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/stop-emails?stopped=1']);
    });

    it('has the headers of RFC 8058 at the mail server [E-26]', async () => {
      const server = await startMailServer();
      const person = await watcher();
      await agree(person);
      await changeCourse();
      await digests();
      await backend.database.deleteFrom('outbox').where('recipient', '!=', person.email).execute();
      const stop = await deliverEmails({
        database: backend.database,
        mail: server.mail,
        log: newLog().log,
        timing: { pollMs: 50 },
      });
      try {
        const letter = () =>
          server.received.find(({ to, text }) => to === person.email && text.includes('watch'));
        await until(letter);
        const text = letter()?.text.replaceAll('\r\n ', ' ') ?? '';
        expect(text).toMatch(
          /^List-Unsubscribe: <https:\/\/www\.example\.org\/api\/v1\/stop-emails\/[\w-]{43}>\r$/m,
        );
        expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      } finally {
        await stop();
        await server.close();
      }
    });
  });
};
