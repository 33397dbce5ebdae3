import fc from 'fast-check';
import { inOrder, NO_FAVOURITES, type Favourites } from '../favourites/kinds';
import { isSameList, onlyToggle, rebase } from './rebase';

const item = (id: string, note?: string) => ({ id, title: id, url: `/${id}`, ...(note ? { note } : {}) });
const lists = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 }),
    fc.array(fc.constantFrom('a', 'b', 'c', 'd', false as const), { minLength: 5, maxLength: 5 }),
    fc.constantFrom('', 'note'),
  )
  .map(([ids, top, note]): Favourites =>
    inOrder({
      ...NO_FAVOURITES,
      courses: ids.map((id) => item(id, id < 'c' ? note : '')),
      top: top.map((course, index) => ({ number: index + 1, course })),
    }),
  );
const ids = ({ courses }: Favourites) => courses.map(({ id }) => id);

describe('changes of two devices [S-04]', () => {
  it('give the list of the only device that changed', () => {
    fc.assert(
      fc.property(lists, lists, (base, other) => {
        expect(isSameList(rebase(base, base, other), other)).toBe(true);
        expect(isSameList(rebase(base, other, base), other)).toBe(true);
      }),
    );
  });

  it('are all applied: additions of both are present, removals of both are absent', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        const both = ids(rebase(base, mine, theirs));
        for (const id of new Set([...ids(base), ...ids(mine), ...ids(theirs)])) {
          const was = ids(base).includes(id);
          const changed = [mine, theirs].some((list) => ids(list).includes(id) !== was);
          expect(both.includes(id)).toBe(changed ? !was : was);
        }
        expect(new Set(both).size).toBe(both.length);
      }),
    );
  });

  it('have no effect when they come back after being sent', () => {
    fc.assert(
      fc.property(lists, lists, lists, (base, mine, theirs) => {
        const sent = rebase(base, mine, theirs);
        expect(isSameList(rebase(theirs, sent, sent), sent)).toBe(true);
      }),
    );
  });
});

it('a single saving or removal is recognised, and no other change is [S-04]', () => {
  const two = inOrder({ ...NO_FAVOURITES, courses: [item('a'), item('b')] });
  const one = inOrder({ ...NO_FAVOURITES, courses: [item('a')] });
  expect(onlyToggle(one, two)).toEqual({ kind: 'courses', item: item('b'), saved: true });
  expect(onlyToggle(two, one)).toEqual({ kind: 'courses', item: item('b'), saved: false });
  expect(onlyToggle(NO_FAVOURITES, two)).toBeNull();
  expect(onlyToggle(two, { ...two, courses: [item('b'), item('a')] })).toBeNull();
  expect(onlyToggle(one, { ...one, courses: [item('a', 'note')] })).toBeNull();
});
