import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { hashText, newToken } from '../../domain/identity/sessions/tokens';
import { createServer } from '../../platform/server/server';
import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { GOOD_PASSWORD, newPerson, newVisitor } from '../../testing/visitor';
import { configuredIdentityRoute } from './route';

export const handoverTests = (backend: TestApp): void => {
  describe('sign-in on a partner’s page', () => {
    const SCHOOL = 'https://www.school.example';
    const COUNCIL = 'https://council.example';
    const COOKIE = '__Host-signpost-frame';

    let app: FastifyInstance;
    /** The same service after the school has been removed from the partners. */
    let appWithoutSchool: FastifyInstance;

    const serve = async (partners: string) => {
      const server = createServer(false);
      const configuration = readIdentityConfiguration({ EMBED_PARTNERS: partners, IDENTITY_HASH_MIB: '1' });
      await configuredIdentityRoute(server, backend.services, configuration);
      return server;
    };

    beforeAll(async () => {
      [app, appWithoutSchool] = [await serve(`${SCHOOL} ${COUNCIL}`), await serve(COUNCIL)];
    });
    afterAll(async () => {
      await app.close();
      await appWithoutSchool.close();
    });

    const newOwner = () => newPerson({ app, database: backend.database });

    const newFrame = () => {
      const verifier = newToken();
      return { verifier, challenge: hashText(verifier), visitor: newVisitor(app) };
    };
    type Frame = ReturnType<typeof newFrame>;

    const offerSignIn = async (window: Visitor, { challenge }: Frame, partner = SCHOOL): Promise<string> =>
      (await window.request('POST', 'handover', { partner, challenge })).json<{ code: string }>().code;

    const accept = ({ visitor, verifier }: Frame, code: string, more: object = {}, headers = {}) =>
      visitor.request('POST', 'handover/accept', { code, verifier, partner: SCHOOL, ...more }, headers);

    const userIdOf = async (visitor: Visitor) =>
      (await visitor.request('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

    it('signs a frame in by the code of a window, with a partitioned cookie of its own [S-04]', async () => {
      const window = await newOwner();
      const frame = newFrame();
      const answer = await accept(frame, await offerSignIn(window, frame));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toMatch(
        /^__Host-signpost-frame=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
      );
      expect(frame.visitor.cookies.get(COOKIE)).not.toBe(window.cookies.get('signpost-session'));
      expect(await userIdOf(frame.visitor)).toBe(await userIdOf(window));
      // Changes need the CSRF token and the origin of the site, as outside a frame.
      const saved = { kind: 'unis', id: '1', title: 'University of Bath' };
      expect((await frame.visitor.request('POST', 'favourites/toggle', saved)).statusCode).toBe(403);
      frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
      expect((await frame.visitor.request('POST', 'favourites/toggle', saved)).statusCode).toBe(200);
      const elsewhere = { 'sec-fetch-site': 'cross-site', origin: SCHOOL };
      expect((await frame.visitor.request('POST', 'favourites/toggle', saved, elsewhere)).statusCode).toBe(
        403,
      );
    });

    it('accepts a code once, also in concurrent requests [S-04]', async () => {
      const window = await newOwner();
      const frame = newFrame();
      const code = await offerSignIn(window, frame);
      const answers = await Promise.all([accept(frame, code), accept(frame, code), accept(frame, code)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    });

    it.each([
      ['another frame', (): object => ({ verifier: newToken() })],
      ['another partner', (): object => ({ partner: COUNCIL })],
    ])('refuses the code to %s, and to everyone after that attempt [S-04]', async (_whom, change) => {
      const window = await newOwner();
      const frame = newFrame();
      const code = await offerSignIn(window, frame);
      expect((await accept(frame, code, change())).statusCode).toBe(400);
      expect((await accept(frame, code)).statusCode).toBe(400);
      expect(frame.visitor.cookies.has(COOKIE)).toBe(false);
    });

    it('refuses a code after a minute, and stores only its hash [S-04]', async () => {
      const window = await newOwner();
      const frame = newFrame();
      const code = await offerSignIn(window, frame);
      const { rows } = await sql<{ text: string; seconds: number }>`
    select handover::text as text, extract(epoch from expires_at - now())::float as seconds
    from handover where code_hash = ${hashText(code)}`.execute(backend.database);
      expect(rows[0]?.text).not.toContain(code);
      expect(rows[0]?.seconds).toBeGreaterThan(50);
      expect(rows[0]?.seconds).toBeLessThanOrEqual(60);
      await sql`update handover set expires_at = now() - interval '1 second'`.execute(backend.database);
      expect((await accept(frame, code)).statusCode).toBe(400);
    });

    it.each(['logout', 'logout/everywhere', 'password/change'])(
      'refuses a code after its session has ended by %s [S-04]',
      async (way) => {
        const window = await newOwner();
        const frame = newFrame();
        const code = await offerSignIn(window, frame);
        const body =
          way === 'password/change' ? { password: GOOD_PASSWORD, newPassword: 'a slow green morning' } : {};
        expect((await window.request('POST', way, body)).statusCode).toBeLessThan(300);
        expect((await accept(frame, code)).statusCode).toBe(400);
      },
    );

    it('creates codes only for partners, only in a window of the site, and accepts requests only of its own pages [S-04]', async () => {
      const window = await newOwner();
      const frame = newFrame();
      const { challenge } = frame;
      const stranger = 'https://stranger.example';
      expect((await window.request('POST', 'handover', { partner: stranger, challenge })).statusCode).toBe(
        403,
      );
      expect(
        (await frame.visitor.request('POST', 'handover', { partner: SCHOOL, challenge })).statusCode,
      ).toBe(403);
      const code = await offerSignIn(window, frame);
      for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: SCHOOL }])
        expect((await accept(frame, code, {}, headers)).statusCode).toBe(403);
      const answer = await accept(frame, code);
      frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
      expect(
        (await frame.visitor.request('POST', 'handover', { partner: SCHOOL, challenge })).statusCode,
      ).toBe(403);
    });

    it('ends a frame’s session by signing out there, by signing out everywhere, and when the partner is removed [S-04]', async () => {
      const window = await newOwner();
      const frames = [newFrame(), newFrame()];
      for (const frame of frames) {
        const answer = await accept(frame, await offerSignIn(window, frame));
        frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
      }
      const [one, two] = frames.map(({ visitor }) => visitor);
      if (!one || !two) throw new Error('no frames');
      const elsewhere = newVisitor(appWithoutSchool);
      elsewhere.cookies.set(COOKIE, one.cookies.get(COOKIE) ?? '');
      expect(await userIdOf(elsewhere)).toBe('Anonymous');
      const token = one.cookies.get(COOKIE) ?? '';
      expect((await one.request('POST', 'logout')).statusCode).toBe(204);
      expect(one.cookies.has(COOKIE)).toBe(false);
      one.cookies.set(COOKIE, token);
      expect(await userIdOf(one)).toBe('Anonymous');
      expect(await userIdOf(two)).not.toBe('Anonymous');
      expect((await window.request('POST', 'logout/everywhere')).statusCode).toBe(204);
      expect(await userIdOf(two)).toBe('Anonymous');
    });

    it('refuses a site’s session token in a frame’s cookie, and a frame’s token in the site’s cookie [C-20]', async () => {
      const window = await newOwner();
      const frame = newFrame();
      await accept(frame, await offerSignIn(window, frame));
      const thief = newVisitor(app);
      thief.cookies.set('signpost-session', frame.visitor.cookies.get(COOKIE) ?? '');
      thief.cookies.set(COOKIE, window.cookies.get('signpost-session') ?? '');
      expect(await userIdOf(thief)).toBe('Anonymous');
    });

    it('refuses to start with a partner that is not an origin', () => {
      for (const wrong of ['*', 'school.example', `${SCHOOL}/`, "'self'", 'javascript:alert(1)'])
        expect(() => readIdentityConfiguration({ EMBED_PARTNERS: wrong })).toThrow(/EMBED_PARTNERS/);
    });
  });
};
