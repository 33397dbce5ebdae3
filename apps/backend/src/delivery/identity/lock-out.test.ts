import { sql } from 'kysely';
import { withTestApp } from '../../testing/app';
import {
  goodPassword,
  linkToken,
  newEmail,
  newPerson,
  newVisitor,
  subjectsTo,
  wrongPassword as wrong,
  otherPassword as another,
} from '../../testing/visitor';

const backend = withTestApp();

/** Tries wrong passwords for an address, each from another network. */
const guessFromEverywhere = async (email: string, times: number): Promise<number[]> => {
  const guess = async () => (await newVisitor(backend.app).signIn(email, wrong)).statusCode;
  const statuses: number[] = [];
  // No more at once than may wait to have their passwords hashed.
  for (let left = times; left > 0; left -= 50)
    statuses.push(...(await Promise.all(Array.from({ length: Math.min(left, 50) }, guess))));
  return statuses;
};

it('refuses a browser after ten wrong passwords for an address, known or not, with the same words [C-20]', async () => {
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

  const rightAtLast = await visitor.signIn(email, goodPassword);
  expect(rightAtLast.statusCode).toBe(429);
  expect(Number(rightAtLast.headers['retry-after'])).toBeGreaterThan(600);
});

it('does not lock out the owner of an address that a stranger registers or tries passwords for [C-20]', async () => {
  const owner = await newPerson(backend);
  await owner.ask('POST', 'logout');
  const stranger = newVisitor(backend.app);
  for (let time = 0; time < 5; time += 1)
    expect((await stranger.register(owner.email, { password: another })).statusCode).toBe(201);
  for (let time = 0; time < 11; time += 1) await stranger.signIn(owner.email, wrong);
  expect((await stranger.signIn(owner.email, wrong)).statusCode).toBe(429);

  expect((await owner.signIn(owner.email, goodPassword)).statusCode).toBe(200);
  expect((await newVisitor(backend.app).signIn(owner.email, goodPassword)).statusCode).toBe(200);
  await owner.ask('POST', 'password/forgot', { email: owner.email });
  expect(await subjectsTo(backend, owner.email)).toContain('Set a new Signpost password');
});

it('a hundred wrong passwords an hour from many networks lock browsers that are new to an account, and none that it knows [C-20]', async () => {
  const owner = await newPerson(backend);
  const unknown = newEmail();
  for (const email of [owner.email, unknown]) {
    const statuses = await guessFromEverywhere(email, 103);
    expect(statuses.filter((status) => status === 401)).toHaveLength(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  }
  expect((await newVisitor(backend.app).signIn(owner.email, goodPassword)).statusCode).toBe(429);
  await owner.ask('POST', 'logout');
  expect((await owner.signIn(owner.email, goodPassword)).statusCode).toBe(200);
  for (let time = 0; time < 10; time += 1)
    expect((await owner.signIn(owner.email, wrong)).statusCode).toBe(401);
  expect((await owner.signIn(owner.email, goodPassword)).statusCode).toBe(429);
});

it('a browser is known to the accounts that were signed in to there, and to no other [C-20]', async () => {
  const [owner, stranger] = [await newPerson(backend), await newPerson(backend)];
  await guessFromEverywhere(owner.email, 100);
  expect((await stranger.signIn(owner.email, wrong)).statusCode).toBe(429);
  const forger = newVisitor(backend.app);
  forger.cookies.set('signpost-browser', 'x'.repeat(43));
  expect((await forger.signIn(owner.email, goodPassword)).statusCode).toBe(429);
  // A sibling signs in to another account in the owner's browser: it then knows both.
  expect((await owner.signIn(stranger.email, goodPassword)).statusCode).toBe(200);
  expect((await owner.signIn(owner.email, goodPassword)).statusCode).toBe(200);
});

it('an account made with another person’s address opens no way to guess that person’s password on [C-20]', async () => {
  const { email } = await newPerson(backend);
  const mallory = newVisitor(backend.app);
  await mallory.register(email, { password: another });
  const change = { password: another, newPassword: another };
  const guesser = newVisitor(backend.app);
  await guessFromEverywhere(email, 90);
  for (let time = 0; time < 10; time += 1) {
    expect((await guesser.signIn(email, wrong)).statusCode).toBe(401);
    const changed = await mallory.ask('POST', 'password/change', change);
    mallory.csrf = changed.json<{ csrf: string }>().csrf;
  }
  const locked = async () =>
    Promise.all([guesser, newVisitor(backend.app)].map((one) => one.signIn(email, goodPassword)));
  expect((await locked()).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
  expect((await mallory.ask('DELETE', 'account', { password: another })).statusCode).toBe(204);
  expect((await locked()).map(({ statusCode }) => statusCode)).toEqual([429, 429]);
});

it('an account made with another person’s address cannot lock that person out [C-20]', async () => {
  const { email } = await newPerson(backend);
  const mallory = newVisitor(backend.app);
  await mallory.register(email, { password: another });
  for (let time = 0; time < 10; time += 1)
    expect((await mallory.ask('DELETE', 'account', { password: wrong })).statusCode).toBe(400);
  expect((await mallory.ask('DELETE', 'account', { password: another })).statusCode).toBe(429);
  expect((await newVisitor(backend.app).signIn(email, goodPassword)).statusCode).toBe(200);
});

it('writes at most five letters an hour to an address that is registered again and again [C-20]', async () => {
  const email = newEmail();
  for (let time = 0; time < 8; time += 1)
    expect((await newVisitor(backend.app).register(email)).statusCode).toBe(201);
  expect(await subjectsTo(backend, email)).toHaveLength(5);
});

it('writes at most five reset letters in half an hour, and until it writes again the last link still works [C-20]', async () => {
  const { email } = await newPerson(backend);
  const letters = async () =>
    (await subjectsTo(backend, email)).filter((subject) => subject === 'Set a new Signpost password').length;
  const visitor = newVisitor(backend.app);
  await visitor.openForm();
  const forget = () => visitor.ask('POST', 'password/forgot', { email });
  for (let time = 0; time < 8; time += 1) expect((await forget()).statusCode).toBe(202);
  expect(await letters()).toBe(5);
  const { rows } = await sql<{ holds: boolean }>`
    select bool_and(link.expires_at >= count.window_ends) as holds
    from attempt count, password_reset link join account using (account_id)
    where email = ${email} and count.key like 'reset-letter %'`.execute(backend.database);
  expect(rows).toEqual([{ holds: true }]);

  const token = await linkToken(backend, email, 'reset-password');
  expect((await visitor.ask('POST', 'password/reset', { token, password: another })).statusCode).toBe(204);
  // All links went with that one, so the next letter is written again.
  await forget();
  expect(await letters()).toBe(6);
});
