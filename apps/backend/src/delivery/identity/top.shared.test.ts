import type { Favourites } from '../../domain/identity/favourites/schema';
import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { newPerson } from '../../testing/visitor';

export const topTests = (backend: TestApp): void => {
  describe('the top five', () => {
    let person: Visitor;
    beforeEach(async () => {
      person = await newPerson(backend);
    });

    const course = (id: string) => ({ id, title: `Course ${id}`, url: `/explore/courses/${id}/x` });
    const put = (number: number | string, id: string) =>
      person.request('PUT', `favourites/top/${number}`, { course: course(id) });
    const move = (from: number, to: number) => person.request('POST', 'favourites/top/move', { from, to });

    const slots = async (): Promise<(string | false)[]> => {
      const { top } = (await person.request('GET', 'favourites')).json<Favourites>();
      expect(top.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
      return top.map(({ course: chosen }) => chosen && chosen.id);
    };

    const saved = async () =>
      (await person.request('GET', 'favourites')).json<Favourites>().courses.map(({ id }) => id);

    it('saves the courses of five slots, and holds each course in one slot [C-20] [E-14]', async () => {
      await put(1, 'a');
      await put(5, 'b');
      expect(await slots()).toEqual(['a', false, false, false, 'b']);
      await put(3, 'a');
      expect(await slots()).toEqual([false, false, 'a', false, 'b']);
      await put(3, 'c');
      expect(await slots()).toEqual([false, false, 'c', false, 'b']);
      expect(await saved()).toEqual(['a', 'b', 'c']);
    });

    it('keeps the note of a saved course that is put into a slot [C-20]', async () => {
      await person.request('POST', 'favourites/toggle', {
        kind: 'courses',
        ...course('a'),
        note: 'Visit in May',
      });
      const answer = await put(1, 'a');
      expect(answer.json<Favourites>().top[0]).toMatchObject({ number: 1, course: { note: 'Visit in May' } });
    });

    it('clears a slot without removing the course, and clears the slot of a removed course [C-20]', async () => {
      await put(1, 'a');
      await put(2, 'b');
      expect((await person.request('DELETE', 'favourites/top/1')).statusCode).toBe(200);
      const { version } = (await person.request('DELETE', 'favourites/top/1')).json<Favourites>();
      expect(version).toBe(3);
      expect(await slots()).toEqual([false, 'b', false, false, false]);
      expect(await saved()).toEqual(['a', 'b']);
      await person.request('POST', 'favourites/toggle', { kind: 'courses', ...course('b') });
      expect(await slots()).toEqual([false, false, false, false, false]);
    });

    it('swaps courses when one moves to a filled slot [C-20]', async () => {
      await put(1, 'a');
      await put(2, 'b');
      await move(2, 1);
      expect(await slots()).toEqual(['b', 'a', false, false, false]);
      await move(1, 4);
      expect(await slots()).toEqual([false, 'a', false, 'b', false]);
      await move(4, 4);
      expect(await slots()).toEqual([false, 'a', false, 'b', false]);
      const refused = await move(1, 2);
      expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors: [{ field: 'from' }] }]);
    });

    it.each([
      ['number', '0'],
      ['number', '6'],
      ['number', '1.5'],
      ['number', 'one'],
      ['number', '1e0e'],
      ['number', '-1'],
    ])('refuses a bad slot: %s %s [C-20]', async (field, number) => {
      const answer = await put(number, 'a');
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field }] }]);
    });

    it('never holds a course in two slots under a hundred concurrent changes [C-20]', async () => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
      const changes = Array.from({ length: 100 }, (_, turn) => {
        const name = names[turn % names.length] ?? 'a';
        if (turn % 10 === 0) return person.request('DELETE', `favourites/top/${(turn % 5) + 1}`);
        if (turn % 10 === 5) return move((turn % 5) + 1, ((turn + 2) % 5) + 1);
        if (turn % 10 === 7)
          return person.request('POST', 'favourites/toggle', { kind: 'courses', ...course(name) });
        return put((turn % 5) + 1, name);
      });
      for (const { statusCode } of await Promise.all(changes)) expect([200, 422]).toContain(statusCode);
      const held = (await slots()).filter((id) => id !== false);
      expect(new Set(held).size).toBe(held.length);
      const all = await saved();
      for (const id of held) expect(all).toContain(id);
    });

    it('fills five slots in concurrent requests [C-20]', async () => {
      await Promise.all([1, 2, 3, 4, 5].map((number) => put(number, `course ${number}`)));
      expect(await slots()).toEqual([1, 2, 3, 4, 5].map((number) => `course ${number}`));
    });
  });
};
