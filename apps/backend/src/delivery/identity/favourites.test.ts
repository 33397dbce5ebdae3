import type { TestApp } from '../../testing/app';
import { startTestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { newPerson } from '../../testing/visitor';
import type { Favourites } from '../../domain/identity/favourites/schema';
import { favouritesSchema, KINDS } from '../../domain/identity/favourites/schema';

let backend: TestApp;
let person: Visitor;

beforeAll(async () => {
  backend = await startTestApp();
});
beforeEach(async () => {
  person = await newPerson(backend);
});
afterAll(() => backend.close());

const thing = (id: string, rest: object = {}) => ({ id, title: `Thing ${id}`, ...rest });
const stored = (id: string, rest: object = {}) => ({
  id,
  title: `Thing ${id}`,
  url: null,
  type: null,
  note: null,
  ...rest,
});

const read = async (): Promise<Favourites> =>
  favouritesSchema.parse((await person.ask('GET', 'favourites')).json());

const toggle = async (kind: string, id: string, rest: object = {}) => {
  const answer = await person.ask('POST', 'favourites/toggle', { kind, ...thing(id, rest) });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ saved: boolean; favourites: Favourites }>();
};

const ids = (items: { id: string }[]) => items.map(({ id }) => id);

it('saves and removes things of every kind, the latest last [C-20] [E-14]', async () => {
  for (const kind of KINDS) {
    expect((await toggle(kind, 'a')).saved).toBe(true);
    const { saved, favourites } = await toggle(kind, 'b', { url: '/explore/b', type: 'region', note: 'Ask' });
    expect(saved).toBe(true);
    expect(favourites[kind]).toEqual([
      stored('a'),
      stored('b', { url: '/explore/b', type: 'region', note: 'Ask' }),
    ]);
  }
  expect((await toggle('courses', 'a')).saved).toBe(false);
  const favourites = await read();
  expect(ids(favourites.courses)).toEqual(['b']);
  expect(ids(favourites.unis)).toEqual(['a', 'b']);
  expect(favourites.version).toBe(KINDS.length * 2 + 1);
  const session = (await person.ask('GET', 'session')).json<{ user: { favourites: Favourites } }>();
  expect(session.user.favourites).toEqual(favourites);
});

it('a wish sent twice is carried out once, and renews what is given, a note too [C-20]', async () => {
  await toggle('courses', 'a', { note: 'First choice', url: '/explore/courses/a/x' });
  expect((await toggle('courses', 'a', { saved: true })).favourites.courses).toEqual([
    stored('a', { note: 'First choice', url: '/explore/courses/a/x' }),
  ]);
  expect((await toggle('courses', 'a', { saved: true, note: '' })).favourites.courses[0]?.note).toBeNull();
  expect((await toggle('courses', 'a', { saved: false })).favourites.courses).toEqual([]);
  const { version } = await read();
  expect((await toggle('courses', 'a', { saved: false })).saved).toBe(false);
  expect((await read()).version).toBe(version);
});

it('sets all at once, in order, and gives back what can be sent again [C-20]', async () => {
  await toggle('courses', 'old');
  const { version } = await read();
  const given = {
    version,
    courses: [thing('c'), thing('a'), thing('b', { note: 'Near' })],
    locations: [thing('wales', { type: 'country-guide' })],
    top: [
      { number: 2, course: thing('a') },
      { number: 5, course: thing('new') },
      { number: 1, course: false },
    ],
  };
  const answer = await person.ask('PUT', 'favourites', given);
  const favourites = favouritesSchema.parse(answer.json());
  expect(ids(favourites.courses)).toEqual(['c', 'a', 'b', 'new']);
  expect(favourites.locations).toEqual([stored('wales', { type: 'country-guide' })]);
  expect(favourites.top.map(({ course }) => course && course.id)).toEqual([false, 'a', false, false, 'new']);
  const again = await person.ask('PUT', 'favourites', favourites);
  expect(again.json()).toEqual({ ...favourites, version: favourites.version + 1 });
});

it('refuses all at once when another device was quicker, with the current ones [C-20]', async () => {
  const { version } = await read();
  await toggle('unis', 'a');
  const answer = await person.ask('PUT', 'favourites', { version, unis: [thing('b')] });
  expect(answer.statusCode).toBe(409);
  expect(answer.headers['content-type']).toMatch('application/problem+json');
  const { favourites } = answer.json<{ favourites: Favourites }>();
  expect(favourites).toEqual(await read());
  expect(ids(favourites.unis)).toEqual(['a']);
});

it('keeps at most 500 of a kind [C-20]', async () => {
  const full = Array.from({ length: 500 }, (_, number) => thing(String(number)));
  const answer = await person.ask('PUT', 'favourites', { version: 0, courses: full, unis: full });
  expect(answer.statusCode).toBe(200);
  const refused = await person.ask('POST', 'favourites/toggle', { kind: 'courses', ...thing('more') });
  expect(refused.statusCode).toBe(422);
  expect(ids((await read()).courses)).toEqual(ids(full));
  expect((await toggle('courses', '0')).saved).toBe(false);
  expect((await toggle('courses', 'more')).saved).toBe(true);
  const tooMany = { version: 3, courses: [...full, thing('more')] };
  expect((await person.ask('PUT', 'favourites', tooMany)).statusCode).toBe(400);
});

it('100 toggles of different things at once lose nothing [C-20]', async () => {
  await Promise.all(Array.from({ length: 100 }, (_, number) => toggle('courses', String(number))));
  const { courses, version } = await read();
  expect(new Set(ids(courses)).size).toBe(100);
  expect(courses).toHaveLength(100);
  expect(version).toBe(100);
});

it('100 and 99 toggles of the same thing at once end where one after another would [C-20]', async () => {
  const even = await Promise.all(Array.from({ length: 100 }, () => toggle('courses', 'a')));
  expect(even.filter(({ saved }) => saved)).toHaveLength(50);
  expect((await read()).courses).toEqual([]);
  await Promise.all(Array.from({ length: 99 }, () => toggle('courses', 'a')));
  expect(ids((await read()).courses)).toEqual(['a']);
});

it('of many who set all at once from one version, one wins and the others are told [C-20]', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) =>
      person.ask('PUT', 'favourites', { version: 0, unis: [thing(String(number))] }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200,
    ...new Array<number>(9).fill(409),
  ]);
  expect(await read()).toMatchObject({ version: 1, unis: [expect.anything()] });
});

it('one person’s favourites are nobody else’s [C-20]', async () => {
  await toggle('courses', 'mine');
  const other = await newPerson(backend);
  expect((await other.ask('GET', 'favourites')).json()).toMatchObject({ version: 0, courses: [] });
  await other.ask('POST', 'favourites/toggle', { kind: 'courses', ...thing('mine'), saved: false });
  expect(ids((await read()).courses)).toEqual(['mine']);
});
