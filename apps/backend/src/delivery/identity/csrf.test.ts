import type { TestApp } from '../../testing/app';
import { startTestApp } from '../../testing/app';
import { goodPassword, identityBase, newPerson, newVisitor } from '../../testing/visitor';

let backend: TestApp;

beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const saved = { kind: 'unis', id: '1', title: 'University of Bath' };

it('changes nothing without the browser’s own CSRF token [C-20]', async () => {
  const person = await newPerson(backend);
  const stranger = await newPerson(backend);
  for (const token of ['', 'A'.repeat(43), stranger.csrf]) {
    const answer = await person.ask('POST', 'favourites/toggle', saved, { 'x-csrf-token': token });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ errors: [{ field: 'x-csrf-token' }] });
  }
  expect((await person.ask('GET', 'favourites')).json()).toMatchObject({ version: 0, unis: [] });
});

it('every route that changes something asks for the token [C-20]', async () => {
  const person = await newPerson(backend);
  const routes = [
    ['POST', 'register'],
    ['POST', 'login'],
    ['POST', 'confirmation'],
    ['POST', 'confirmation/send'],
    ['POST', 'confirmation/read'],
    ['POST', 'logout'],
    ['POST', 'logout/everywhere'],
    ['POST', 'password/forgot'],
    ['POST', 'password/reset'],
    ['POST', 'password/change'],
    ['PATCH', 'profile'],
    ['PUT', 'settings'],
    ['DELETE', 'account'],
    ['POST', 'favourites/toggle'],
    ['PUT', 'favourites'],
    ['PUT', 'favourites/top/1'],
    ['DELETE', 'favourites/top/1'],
    ['POST', 'favourites/top/move'],
  ] as const;
  for (const [method, path] of routes)
    expect([path, (await person.ask(method, path, {}, { 'x-csrf-token': '' })).statusCode]).toEqual([
      path,
      403,
    ]);
  expect((await person.ask('GET', 'session')).json()).toMatchObject({
    user: { uid: expect.stringMatching(/-/) },
  });
});

it('nobody can be signed in by a page that does not know their browser’s form [C-20]', async () => {
  const attacker = await newPerson(backend);
  const victim = newVisitor(backend.app);
  const signIn = { email: attacker.email, password: goodPassword };
  expect((await victim.ask('POST', 'login', signIn)).statusCode).toBe(403);
  const elsewhere = newVisitor(backend.app);
  await elsewhere.openForm();
  await victim.openForm();
  const answer = await victim.ask('POST', 'login', signIn, { 'x-csrf-token': elsewhere.csrf });
  expect(answer.statusCode).toBe(403);
});

it.each([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost:4200.evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4200' },
  { 'sec-fetch-site': 'none' },
])('refuses a change asked for from elsewhere: %j [C-20]', async (headers) => {
  const person = await newPerson(backend);
  expect((await person.ask('POST', 'favourites/toggle', saved, headers)).statusCode).toBe(403);
  expect((await person.ask('GET', 'favourites', undefined, headers)).statusCode).toBe(200);
});

it.each([
  { origin: 'http://localhost:4200' },
  { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4300' },
  { origin: 'http://192.168.1.5:4200', 'x-forwarded-host': '192.168.1.5:4200' },
])('takes a change asked for by a page of the site: %j [C-20]', async (headers) => {
  const person = await newPerson(backend);
  expect((await person.ask('POST', 'favourites/toggle', saved, headers)).statusCode).toBe(200);
});

it('takes no forms and no plain text, which other sites’ pages can send unasked [C-20]', async () => {
  const person = await newPerson(backend);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await person.ask('POST', 'favourites/toggle', saved, { 'content-type': type });
    expect(answer.statusCode).toBe(415);
  }
});

it('tells no other site’s page anything: no CORS [C-20]', async () => {
  const answer = await backend.app.inject({
    method: 'OPTIONS',
    url: `${identityBase}/favourites/toggle`,
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(answer.statusCode).toBe(204); // `allow` alone lets no other site ask
});
