import type { TestApp } from '../../testing/app';
import type { Visitor } from '../../testing/visitor';
import { GOOD_PASSWORD, newcomer, newPerson, OTHER_PASSWORD as another } from '../../testing/visitor';

export const mergeAccountTests = (backend: TestApp): void => {
  describe('merging accounts', () => {
    // Signing in to an account in a browser with an unconfirmed account of the same address merges that account.

    const userIdOf = async (visitor: Visitor) =>
      (await visitor.request('GET', 'session')).json<{ user: { uid: string } }>().user.uid;

    const course = (id: string) => ({ kind: 'courses', id, title: id });
    const favourites = async (visitor: Visitor) =>
      (await visitor.request('GET', 'favourites')).json<{
        version: number;
        courses: { id: string; title: string }[];
        top: { number: number; course: false | { id: string } }[];
      }>();

    it('adds the favourites, top five and settings of the merged account to the existing ones [C-20]', async () => {
      const sam = await newPerson(backend);
      await sam.request('POST', 'favourites/toggle', { ...course('a'), title: 'Mine' });
      await sam.request('PUT', 'favourites/top/2', { course: course('b') });
      await sam.request('PUT', 'settings', { name: 'n', collection: 'c', data: '1' });
      const { version } = await favourites(sam);
      const again = await newcomer(backend, sam.email, { password: another });
      for (const id of ['x', 'a', 'y']) await again.request('POST', 'favourites/toggle', course(id));
      for (const [slot, id] of ['y', 'b', 'a'].entries())
        await again.request('PUT', `favourites/top/${slot + 1}`, { course: course(id) });
      for (const name of ['n', 'm'])
        await again.request('PUT', 'settings', { name, collection: 'c', data: '2' });
      const uid = await userIdOf(again);

      expect((await again.signIn(sam.email, GOOD_PASSWORD)).statusCode).toBe(200);
      const merged = await favourites(again);
      expect(merged.courses.map(({ id }) => id)).toEqual(['a', 'b', 'x', 'y']);
      expect(merged.courses[0]?.title).toBe('Mine');
      expect(merged.top.map(({ course: chosen }) => chosen && chosen.id)).toEqual([
        'y',
        'b',
        'a',
        false,
        false,
      ]);
      expect(merged.version).toBeGreaterThan(version);
      expect((await again.request('GET', 'profile')).json()).toMatchObject({
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

    it('merges favourites only up to the maximum of 500 [C-20]', async () => {
      const sam = await newPerson(backend);
      const again = await newcomer(backend, sam.email);
      const fill = (visitor: Visitor, prefix: string, count: number) =>
        visitor.request('PUT', 'favourites', {
          version: 0,
          unis: Array.from({ length: count }, (_, place) => ({ id: `${prefix}${place}`, title: 't' })),
        });
      await fill(sam, 'a', 499);
      await fill(again, 'b', 3);
      await again.signIn(sam.email, GOOD_PASSWORD);
      const { unis } = (await again.request('GET', 'favourites')).json<{ unis: { id: string }[] }>();
      expect([unis.length, unis.at(-1)?.id]).toEqual([500, 'b0']);
    });

    it('does not merge an account of another address, or a confirmed account [C-20]', async () => {
      const sam = await newPerson(backend);
      for (const other of [await newcomer(backend), await newPerson(backend)]) {
        await other.request('POST', 'favourites/toggle', course('theirs'));
        const uid = await userIdOf(other);
        await other.signIn(sam.email, GOOD_PASSWORD);
        expect((await favourites(other)).courses).toEqual([]);
        const kept = await backend.database
          .selectFrom('favourite')
          .select('id')
          .where('account_id', '=', uid)
          .execute();
        expect(kept).toEqual([{ id: 'theirs' }]);
      }
    });
  });
};
