import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createServer } from '../../platform/server/server';
import type { TestApp } from '../../testing/app';
import { startTestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { goodPassword, newPerson, newVisitor } from '../../testing/visitor';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { hashText, newToken } from '../../domain/identity/sessions/tokens';
import { configuredIdentityRoute } from './route';

const SCHOOL = 'https://www.school.example';
const COUNCIL = 'https://council.example';
const COOKIE = '__Host-signpost-frame';

let backend: TestApp;
let app: FastifyInstance;
/** The same service after the school is no partner any more. */
let later: FastifyInstance;

const serve = async (partners: string) => {
  const server = createServer(false);
  const configuration = readIdentityConfiguration({ EMBED_PARTNERS: partners, IDENTITY_HASH_MIB: '1' });
  await configuredIdentityRoute(server, backend.services, configuration);
  return server;
};

beforeAll(async () => {
  backend = await startTestApp();
  [app, later] = [await serve(`${SCHOOL} ${COUNCIL}`), await serve(COUNCIL)];
});
afterAll(async () => {
  await app.close();
  await later.close();
  await backend.close();
});

const newOwner = () => newPerson({ app, database: backend.database });

const newFrame = () => {
  const verifier = newToken();
  return { verifier, challenge: hashText(verifier), visitor: newVisitor(app) };
};
type Frame = ReturnType<typeof newFrame>;

const offered = async (window: Visitor, { challenge }: Frame, partner = SCHOOL): Promise<string> =>
  (await window.ask('POST', 'handover', { partner, challenge })).json<{ code: string }>().code;

const accept = ({ visitor, verifier }: Frame, code: string, more: object = {}, headers = {}) =>
  visitor.ask('POST', 'handover/accept', { code, verifier, partner: SCHOOL, ...more }, headers);

const who = async (visitor: Visitor) =>
  (await visitor.ask('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

it('a frame takes over the sign-in of its window, by a cookie of its own that no other site’s frame has [S-04]', async () => {
  const window = await newOwner();
  const frame = newFrame();
  const answer = await accept(frame, await offered(window, frame));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-signpost-frame=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; Partitioned; SameSite=None$/,
  );
  expect(frame.visitor.cookies.get(COOKIE)).not.toBe(window.cookies.get('signpost-session'));
  expect(await who(frame.visitor)).toBe(await who(window));
  // What it changes is checked as on the site.
  const saved = { kind: 'unis', id: '1', title: 'University of Bath' };
  expect((await frame.visitor.ask('POST', 'favourites/toggle', saved)).statusCode).toBe(403);
  frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
  expect((await frame.visitor.ask('POST', 'favourites/toggle', saved)).statusCode).toBe(200);
  const elsewhere = { 'sec-fetch-site': 'cross-site', origin: SCHOOL };
  expect((await frame.visitor.ask('POST', 'favourites/toggle', saved, elsewhere)).statusCode).toBe(403);
});

it('a code works once, also when two come with it at the same time [S-04]', async () => {
  const window = await newOwner();
  const frame = newFrame();
  const code = await offered(window, frame);
  const answers = await Promise.all([accept(frame, code), accept(frame, code), accept(frame, code)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
});

it.each([
  ['another frame', (): object => ({ verifier: newToken() })],
  ['another partner', (): object => ({ partner: COUNCIL })],
])('a code is worth nothing to %s, and to nobody after such a try [S-04]', async (_whom, change) => {
  const window = await newOwner();
  const frame = newFrame();
  const code = await offered(window, frame);
  expect((await accept(frame, code, change())).statusCode).toBe(400);
  expect((await accept(frame, code)).statusCode).toBe(400);
  expect(frame.visitor.cookies.has(COOKIE)).toBe(false);
});

it('a code is worth nothing after a minute, and the database never holds it [S-04]', async () => {
  const window = await newOwner();
  const frame = newFrame();
  const code = await offered(window, frame);
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
  'a code does not outlive the session that offered it: %s [S-04]',
  async (way) => {
    const window = await newOwner();
    const frame = newFrame();
    const code = await offered(window, frame);
    const body =
      way === 'password/change' ? { password: goodPassword, newPassword: 'a slow green morning' } : {};
    expect((await window.ask('POST', way, body)).statusCode).toBeLessThan(300);
    expect((await accept(frame, code)).statusCode).toBe(400);
  },
);

it('only partners’ pages get one, only a window of the site gives one, only pages of the site ask [S-04]', async () => {
  const window = await newOwner();
  const frame = newFrame();
  const { challenge } = frame;
  const stranger = 'https://stranger.example';
  expect((await window.ask('POST', 'handover', { partner: stranger, challenge })).statusCode).toBe(403);
  expect((await frame.visitor.ask('POST', 'handover', { partner: SCHOOL, challenge })).statusCode).toBe(403);
  const code = await offered(window, frame);
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: SCHOOL }])
    expect((await accept(frame, code, {}, headers)).statusCode).toBe(403);
  const answer = await accept(frame, code);
  frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
  expect((await frame.visitor.ask('POST', 'handover', { partner: SCHOOL, challenge })).statusCode).toBe(403);
});

it('a session in a frame ends with its partner, by signing out there, and with all others [S-04]', async () => {
  const window = await newOwner();
  const frames = [newFrame(), newFrame()];
  for (const frame of frames) {
    const answer = await accept(frame, await offered(window, frame));
    frame.visitor.csrf = answer.json<{ csrf: string }>().csrf;
  }
  const [one, two] = frames.map(({ visitor }) => visitor);
  if (!one || !two) throw new Error('no frames');
  const elsewhere = newVisitor(later);
  elsewhere.cookies.set(COOKIE, one.cookies.get(COOKIE) ?? '');
  expect(await who(elsewhere)).toBe('Anonymous');
  const token = one.cookies.get(COOKIE) ?? '';
  expect((await one.ask('POST', 'logout')).statusCode).toBe(204);
  expect(one.cookies.has(COOKIE)).toBe(false);
  one.cookies.set(COOKIE, token);
  expect(await who(one)).toBe('Anonymous');
  expect(await who(two)).not.toBe('Anonymous');
  expect((await window.ask('POST', 'logout/everywhere')).statusCode).toBe(204);
  expect(await who(two)).toBe('Anonymous');
});

it('a token of one place is worth nothing in the other [C-20]', async () => {
  const window = await newOwner();
  const frame = newFrame();
  await accept(frame, await offered(window, frame));
  const thief = newVisitor(app);
  thief.cookies.set('signpost-session', frame.visitor.cookies.get(COOKIE) ?? '');
  thief.cookies.set(COOKIE, window.cookies.get('signpost-session') ?? '');
  expect(await who(thief)).toBe('Anonymous');
});

it('partners are origins; anything else stops the start with one line', () => {
  for (const wrong of ['*', 'school.example', `${SCHOOL}/`, "'self'", 'javascript:alert(1)'])
    expect(() => readIdentityConfiguration({ EMBED_PARTNERS: wrong })).toThrow(/EMBED_PARTNERS/);
});
