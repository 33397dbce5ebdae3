import type { Favourites } from '../../domain/identity/favourites/schema';
import { favouritesSchema, KINDS } from '../../domain/identity/favourites/schema';
import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { newPerson } from '../../testing/visitor';

export const favouritesTests = (backend: TestApp): void => {
  describe('favourites', () => {
    let person: Visitor;
    beforeEach(async () => {
      person = await newPerson(backend);
    });

    const givenItem = (id: string, rest: object = {}) => ({ id, title: `Item ${id}`, ...rest });
    const storedItem = (id: string, rest: object = {}) => ({
      id,
      title: `Item ${id}`,
      url: null,
      type: null,
      note: null,
      ...rest,
    });

    const read = async (): Promise<Favourites> =>
      favouritesSchema.parse((await person.request('GET', 'favourites')).json());

    const toggle = async (kind: string, id: string, rest: object = {}) => {
      const answer = await person.request('POST', 'favourites/toggle', { kind, ...givenItem(id, rest) });
      expect(answer.statusCode).toBe(200);
      return answer.json<{ saved: boolean; favourites: Favourites }>();
    };

    const ids = (items: { id: string }[]) => items.map(({ id }) => id);

    it('saves and removes items of every kind, the latest last [C-20] [E-14]', async () => {
      for (const kind of KINDS) {
        expect((await toggle(kind, 'a')).saved).toBe(true);
        const { saved, favourites } = await toggle(kind, 'b', {
          url: '/explore/b',
          type: 'region',
          note: 'Ask',
        });
        expect(saved).toBe(true);
        expect(favourites[kind]).toEqual([
          storedItem('a'),
          storedItem('b', { url: '/explore/b', type: 'region', note: 'Ask' }),
        ]);
      }
      expect((await toggle('courses', 'a')).saved).toBe(false);
      const favourites = await read();
      expect(ids(favourites.courses)).toEqual(['b']);
      expect(ids(favourites.unis)).toEqual(['a', 'b']);
      expect(favourites.version).toBe(KINDS.length * 2 + 1);
      const session = (await person.request('GET', 'session')).json<{ user: { favourites: Favourites } }>();
      expect(session.user.favourites).toEqual(favourites);
    });

    it('saves an item once when the request is repeated, and updates the given fields [C-20]', async () => {
      await toggle('courses', 'a', { note: 'First choice', url: '/explore/courses/a/x' });
      expect((await toggle('courses', 'a', { saved: true })).favourites.courses).toEqual([
        storedItem('a', { note: 'First choice', url: '/explore/courses/a/x' }),
      ]);
      expect(
        (await toggle('courses', 'a', { saved: true, note: '' })).favourites.courses[0]?.note,
      ).toBeNull();
      expect((await toggle('courses', 'a', { saved: false })).favourites.courses).toEqual([]);
      const { version } = await read();
      expect((await toggle('courses', 'a', { saved: false })).saved).toBe(false);
      expect((await read()).version).toBe(version);
    });

    it('replaces all favourites in order, and returns a body that can be sent again [C-20]', async () => {
      await toggle('courses', 'old');
      const { version } = await read();
      const given = {
        version,
        courses: [givenItem('c'), givenItem('a'), givenItem('b', { note: 'Near' })],
        locations: [givenItem('wales', { type: 'country-guide' })],
        top: [
          { number: 2, course: givenItem('a') },
          { number: 5, course: givenItem('new') },
          { number: 1, course: false },
        ],
      };
      const answer = await person.request('PUT', 'favourites', given);
      const favourites = favouritesSchema.parse(answer.json());
      expect(ids(favourites.courses)).toEqual(['c', 'a', 'b', 'new']);
      expect(favourites.locations).toEqual([storedItem('wales', { type: 'country-guide' })]);
      expect(favourites.top.map(({ course }) => course && course.id)).toEqual([
        false,
        'a',
        false,
        false,
        'new',
      ]);
      const again = await person.request('PUT', 'favourites', favourites);
      expect(again.json()).toEqual({ ...favourites, version: favourites.version + 1 });
    });

    it('refuses to replace favourites of an old version, and returns the current ones [C-20]', async () => {
      const { version } = await read();
      await toggle('unis', 'a');
      const answer = await person.request('PUT', 'favourites', { version, unis: [givenItem('b')] });
      expect(answer.statusCode).toBe(409);
      expect(answer.headers['content-type']).toMatch('application/problem+json');
      const { favourites } = answer.json<{ favourites: Favourites }>();
      expect(favourites).toEqual(await read());
      expect(ids(favourites.unis)).toEqual(['a']);
    });

    it('stores at most 500 items of a kind [C-20]', async () => {
      const full = Array.from({ length: 500 }, (_, number) => givenItem(String(number)));
      const answer = await person.request('PUT', 'favourites', { version: 0, courses: full, unis: full });
      expect(answer.statusCode).toBe(200);
      const refused = await person.request('POST', 'favourites/toggle', {
        kind: 'courses',
        ...givenItem('more'),
      });
      expect(refused.statusCode).toBe(422);
      expect(ids((await read()).courses)).toEqual(ids(full));
      expect((await toggle('courses', '0')).saved).toBe(false);
      expect((await toggle('courses', 'more')).saved).toBe(true);
      const tooMany = { version: 3, courses: [...full, givenItem('more')] };
      expect((await person.request('PUT', 'favourites', tooMany)).statusCode).toBe(400);
    });

    it('loses none of 100 concurrent toggles of different items [C-20]', async () => {
      await Promise.all(Array.from({ length: 100 }, (_, number) => toggle('courses', String(number))));
      const { courses, version } = await read();
      expect(new Set(ids(courses)).size).toBe(100);
      expect(courses).toHaveLength(100);
      expect(version).toBe(100);
    });

    it('ends in the same state for concurrent toggles of one item as for sequential ones [C-20]', async () => {
      const even = await Promise.all(Array.from({ length: 100 }, () => toggle('courses', 'a')));
      expect(even.filter(({ saved }) => saved)).toHaveLength(50);
      expect((await read()).courses).toEqual([]);
      await Promise.all(Array.from({ length: 99 }, () => toggle('courses', 'a')));
      expect(ids((await read()).courses)).toEqual(['a']);
    });

    it('accepts one of several concurrent replacements of the same version and refuses the others with 409 [C-20]', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, number) =>
          person.request('PUT', 'favourites', { version: 0, unis: [givenItem(String(number))] }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...new Array<number>(9).fill(409),
      ]);
      expect(await read()).toMatchObject({ version: 1, unis: [expect.anything()] });
    });

    it('keeps the favourites of accounts apart [C-20]', async () => {
      await toggle('courses', 'mine');
      const other = await newPerson(backend);
      expect((await other.request('GET', 'favourites')).json()).toMatchObject({ version: 0, courses: [] });
      await other.request('POST', 'favourites/toggle', {
        kind: 'courses',
        ...givenItem('mine'),
        saved: false,
      });
      expect(ids((await read()).courses)).toEqual(['mine']);
    });
  });
};
