import { withTestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { goodPassword, newcomer, newPerson, otherPassword as another } from '../../testing/visitor';

// Signing in to an account in a browser that made another one with its address.
const backend = withTestApp();

const who = async (visitor: Visitor) =>
  (await visitor.ask('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

const course = (id: string) => ({ kind: 'courses', id, title: id });
const favourites = async (visitor: Visitor) =>
  (await visitor.ask('GET', 'favourites')).json<{
    version: number;
    courses: { id: string; title: string }[];
    top: { number: number; course: false | { id: string } }[];
  }>();

it('brings along what was saved there, on top of what the account has [C-20]', async () => {
  const sam = await newPerson(backend);
  await sam.ask('POST', 'favourites/toggle', { ...course('a'), title: 'Mine' });
  await sam.ask('PUT', 'favourites/top/2', { course: course('b') });
  await sam.ask('PUT', 'settings', { name: 'n', collection: 'c', data: '1' });
  const { version } = await favourites(sam);
  const again = await newcomer(backend, sam.email, { password: another });
  for (const id of ['x', 'a', 'y']) await again.ask('POST', 'favourites/toggle', course(id));
  for (const [slot, id] of ['y', 'b', 'a'].entries())
    await again.ask('PUT', `favourites/top/${slot + 1}`, { course: course(id) });
  for (const name of ['n', 'm']) await again.ask('PUT', 'settings', { name, collection: 'c', data: '2' });
  const uid = await who(again);

  expect((await again.signIn(sam.email, goodPassword)).statusCode).toBe(200);
  const merged = await favourites(again);
  expect(merged.courses.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'y']);
  expect(merged.courses[0]?.title).toBe('Mine');
  expect(merged.top.map(({ course: chosen }) => chosen && chosen.id)).toEqual(['y', 'b', 'a', false, false]);
  expect(merged.version).toBeGreaterThan(version);
  expect((await again.ask('GET', 'profile')).json()).toMatchObject({
    settings: [
      { name: 'n', data: '1' },
      { name: 'm', data: '2' },
    ],
  });
  const left = await backend.database
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', uid)
    .execute();
  expect(left).toEqual([]);
});

it('keeps to the most that can be saved [C-20]', async () => {
  const sam = await newPerson(backend);
  const again = await newcomer(backend, sam.email);
  const fill = (visitor: Visitor, prefix: string, count: number) =>
    visitor.ask('PUT', 'favourites', {
      version: 0,
      unis: Array.from({ length: count }, (_, place) => ({ id: `${prefix}${place}`, title: 't' })),
    });
  await fill(sam, 'a', 499);
  await fill(again, 'b', 3);
  await again.signIn(sam.email, goodPassword);
  const { unis } = (await again.ask('GET', 'favourites')).json<{ unis: { id: string }[] }>();
  expect([unis.length, unis.at(-1)?.id]).toEqual([500, 'b0']);
});

it('leaves an account of another address alone, and a confirmed one [C-20]', async () => {
  const sam = await newPerson(backend);
  for (const other of [await newcomer(backend), await newPerson(backend)]) {
    await other.ask('POST', 'favourites/toggle', course('theirs'));
    const uid = await who(other);
    await other.signIn(sam.email, goodPassword);
    expect((await favourites(other)).courses).toEqual([]);
    const kept = await backend.database
      .selectFrom('favourite')
      .select('id')
      .where('account_id', '=', uid)
      .execute();
    expect(kept).toEqual([{ id: 'theirs' }]);
  }
});
