import type { LightMyRequestResponse } from 'fastify';
import { createServer } from '../../platform/server/server';
import { withTestApp } from '../../testing/app';
import {
  goodPassword,
  newEmail,
  newPerson,
  newVisitor,
  subjectsTo,
  wrongPassword as wrong,
  otherPassword as another,
} from '../../testing/visitor';
import { readIdentityConfiguration } from '../../domain/identity/configuration';
import { configuredIdentityRoute } from './route';

const backend = withTestApp();

it('lets no more guesses through when they come all at once [C-20]', async () => {
  const { email } = await newPerson(backend);
  const visitor = newVisitor(backend.app);
  await visitor.openForm();
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => visitor.ask('POST', 'login', { email, password: wrong })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(30);
});

it('a right password begins the count again, and guessing a signed-in person’s password counts too [C-20]', async () => {
  const person = await newPerson(backend);
  for (let round = 0; round < 2; round += 1) {
    for (let time = 0; time < 9; time += 1) {
      const answer = await person.ask('DELETE', 'account', { password: wrong });
      expect(answer.statusCode).toBe(400);
    }
    expect((await person.signIn(person.email, goodPassword)).statusCode).toBe(200);
  }
});

it('limits how many passwords one network address may try, for any account [C-20]', async () => {
  const visitor = newVisitor(backend.app);
  await visitor.openForm();
  const statuses = [];
  for (let time = 0; time < 121; time += 1)
    statuses.push((await visitor.ask('POST', 'password/reset', { token: 'x' })).statusCode);
  expect(statuses.slice(0, 120)).toEqual(new Array<number>(120).fill(400));
  expect(statuses[120]).toBe(429);
  const neighbour = newVisitor(backend.app);
  await neighbour.openForm();
  expect((await neighbour.ask('POST', 'password/reset', { token: 'x' })).statusCode).toBe(400);
});

it('answers alike for an address with an account and for one without [C-20]', async () => {
  const { email } = await newPerson(backend);
  const visitor = newVisitor(backend.app);
  await visitor.openForm();
  for (const [path, rest] of [
    ['login', { password: wrong }],
    ['password/forgot', {}],
  ] as const) {
    const [known, unknown] = [
      await visitor.ask('POST', path, { email, ...rest }),
      await visitor.ask('POST', path, { email: newEmail(), ...rest }),
    ];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const names = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(names(known)).toEqual(names(unknown));
  }
});

it('shows no trace of an existing account to someone who registers its address [C-20]', async () => {
  const owner = await newPerson(backend);
  const seenOf = async (email: string) => {
    const stranger = newVisitor(backend.app);
    const seen: string[] = [];
    const note = ({ statusCode, headers, body }: LightMyRequestResponse) => {
      const plain = JSON.stringify({ statusCode, headers: { ...headers, date: '' }, body })
        .replaceAll(email, 'EMAIL')
        .replaceAll(email.split('@')[0] ?? '', 'NAME')
        .replace(/[\w-]{43}|[0-9a-f]{8}-[0-9a-f-]{27}/g, 'SECRET')
        .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
      seen.push(plain);
    };
    const elsewhere = newVisitor(backend.app);
    note(await stranger.register(email, { password: another, firstName: 'Mallory' }));
    note(await stranger.ask('GET', 'session'));
    note(await stranger.ask('GET', 'profile'));
    note(await stranger.ask('POST', 'confirmation/send'));
    note(await stranger.ask('GET', 'export'));
    note(await stranger.ask('POST', 'favourites/toggle', { kind: 'unis', id: '1', title: 'Bath' }));
    note(await elsewhere.signIn(email, another));
    note(await stranger.signIn(email, another));
    note(await stranger.ask('POST', 'password/forgot', { email }));
    note(await stranger.ask('POST', 'password/change', { password: another, newPassword: `${another}!` }));
    stranger.csrf = (await stranger.ask('GET', 'csrf')).json<{ csrf: string }>().csrf;
    note(await elsewhere.signIn(email, `${another}!`));
    note(await elsewhere.register(email, { password: another }));
    note(await stranger.ask('DELETE', 'account', { password: `${another}!` }));
    note(await stranger.signIn(email, another));
    return seen;
  };
  const known = await seenOf(owner.email);
  expect(known).toEqual(await seenOf(newEmail()));
  expect(known.map((line) => /"statusCode":(\d+)/.exec(line)?.[1])).toEqual(
    [201, 200, 200, 202, 200, 200, 401, 401, 202, 200, 401, 201, 204, 401].map(String),
  );
  expect((await owner.ask('GET', 'favourites')).json()).toMatchObject({ unis: [] });
  expect((await newVisitor(backend.app).signIn(owner.email, goodPassword)).statusCode).toBe(200);
  // The owner of the address hears of all of it, and of nothing that is not so.
  expect(await subjectsTo(backend, owner.email)).toEqual([
    'Confirm your e-mail address for Signpost',
    'You already have a Signpost account',
    'You already have a Signpost account',
    'Set a new Signpost password',
    'You already have a Signpost account',
  ]);
});

it('takes as long for an address with an account as for one without [C-20]', async () => {
  const app = createServer(false);
  await configuredIdentityRoute(app, backend.services, readIdentityConfiguration({})); // hashes as in earnest
  const milliseconds = async (path: string, body: object) => {
    const visitor = newVisitor(app);
    await visitor.openForm();
    const start = performance.now();
    await visitor.ask('POST', path, body);
    return performance.now() - start;
  };
  const median = (values: number[]) =>
    values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
  for (const [path, rest] of [
    ['login', { password: wrong }],
    ['register', { password: goodPassword }],
  ] as const) {
    const { email } = await newPerson({ app, database: backend.database });
    const known: number[] = [];
    const unknown: number[] = [];
    for (let time = 0; time < 9; time += 1) {
      known.push(await milliseconds(path, { email, ...rest }));
      unknown.push(await milliseconds(path, { email: newEmail(), ...rest }));
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  }
  await app.close();
});
