import {
  addTopChoice,
  completeSavedLocations,
  currentFavourites,
  moveTopChoice,
  NO_FAVOURITES,
  setFavourites,
  setTopChoice,
  toggleFavourite,
  toggleWithUndo,
  topChoices,
  type Favourites,
} from '.';
import { completeLocation } from './locations';
import { exportFavourites, importFavourites, mergeFavourites, readFavouritesFile } from './transfer';

const course = (id: string) => ({ id, title: `Course ${id}`, url: `/explore/courses/${id}/x` });
const slots = ({ top }: Favourites = currentFavourites()) => top.map((slot) => slot.course);
const saved = (...ids: string[]): Favourites => ({ ...NO_FAVOURITES, courses: ids.map(course) });
const withTop = (favourites: Favourites, ...top: (string | false)[]): Favourites => ({
  ...favourites,
  top: [0, 1, 2, 3, 4].map((index) => ({ number: index + 1, course: top[index] ?? false })),
});

beforeEach(() => void setFavourites(NO_FAVOURITES));

describe('the five top choices', () => {
  beforeEach(() => void setFavourites(saved('a', 'b', 'c', 'd', 'e', 'f')));

  it('accept only saved courses, in slots 1 to 5 [E-14]', () => {
    expect(setTopChoice(2, 'a')).toBe(true);
    expect(setTopChoice(1, 'unknown')).toBe(false);
    expect(setTopChoice(0, 'a')).toBe(false);
    expect(setTopChoice(6, 'a')).toBe(false);
    expect(slots()).toEqual([false, 'a', false, false, false]);
    expect(topChoices(currentFavourites())[1]).toEqual({ number: 2, course: course('a') });
    expect(setTopChoice(2, false)).toBe(true);
    expect(slots()).toEqual([false, false, false, false, false]);
  });

  it('swap places when a course already has another slot [E-14]', () => {
    setFavourites(withTop(currentFavourites(), 'a', 'b'));
    setTopChoice(1, 'b');
    expect(slots()).toEqual(['b', 'a', false, false, false]);
  });

  it('fill from the first empty slot until all five are used [E-14]', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e']) expect(addTopChoice(id)).toBe(true);
    expect(addTopChoice('f')).toBe(false);
    expect(addTopChoice('a')).toBe(false);
    expect(slots()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('move up and down, also past empty slots, but not beyond the ends [E-14]', () => {
    setFavourites(withTop(currentFavourites(), 'a', false, 'c'));
    expect(moveTopChoice(1, 'up')).toBe(false);
    expect(moveTopChoice(3, 'up')).toBe(true);
    expect(slots()).toEqual(['a', 'c', false, false, false]);
    moveTopChoice(1, 'down');
    expect(slots()).toEqual(['c', 'a', false, false, false]);
    expect(moveTopChoice(5, 'down')).toBe(false);
  });

  it('are emptied when their course is removed from the list [E-14]', () => {
    setFavourites(withTop(currentFavourites(), 'a', 'b'));
    toggleFavourite('courses', course('a'));
    expect(slots()).toEqual([false, 'b', false, false, false]);
  });
});

describe('undoing a toggle', () => {
  it('restores a removed item to its place and slot', () => {
    setFavourites(withTop(saved('a', 'b', 'c'), 'a', 'b'));
    const { saved: is, kept, undo } = toggleWithUndo('courses', course('b'));
    expect([is, kept]).toEqual([false, true]);
    toggleFavourite('courses', course('d'));
    undo();
    expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(slots()).toEqual(['a', 'b', false, false, false]);
    undo();
    expect(currentFavourites().courses).toHaveLength(4);
  });

  it('removes a saved item once', () => {
    const { saved: is, undo } = toggleWithUndo('courses', course('a'));
    expect(is).toBe(true);
    undo();
    expect(currentFavourites().courses).toEqual([]);
    undo();
    expect(currentFavourites().courses).toEqual([]);
  });

  it('does not change a slot that was filled meanwhile', () => {
    setFavourites(withTop(saved('a', 'b'), 'a'));
    const { undo } = toggleWithUndo('courses', course('a'));
    setTopChoice(1, 'b');
    undo();
    expect(slots()).toEqual(['b', false, false, false, false]);
  });
});

describe('a place without an id [S-03]', () => {
  const places = [{ id: 'bath', title: 'Bath', type: 'city-guide' }];
  const named = (title: string) => ({ id: '', title, url: '/explore/where-to-go' });

  it('gets the id and type of the place with the same title', () => {
    expect(completeLocation(named('Bath'), places)).toEqual({
      ...named('Bath'),
      id: 'bath',
      type: 'city-guide',
    });
    expect(completeLocation(named('Atlantis'), places)).toEqual(named('Atlantis'));
    const own = { ...named('Bath'), id: 'mine' };
    expect(completeLocation(own, places)).toBe(own);
  });

  it('is completed in the saved list without a duplicate', () => {
    for (const title of ['Bath', 'Atlantis']) toggleFavourite('locations', named(title));
    completeSavedLocations(places);
    const before = currentFavourites();
    expect(before.locations.map(({ id, type }) => [id, type])).toEqual([
      ['bath', 'city-guide'],
      ['', undefined],
    ]);
    completeSavedLocations(places);
    expect(currentFavourites()).toBe(before);
  });
});

describe('a file of favourites', () => {
  it('is read back as written [E-14]', () => {
    setFavourites(withTop(saved('a', 'b'), false, 'b'));
    const text = exportFavourites();
    const mine = currentFavourites();
    setFavourites(NO_FAVOURITES);
    expect(importFavourites(text)).toEqual({ added: 2, kept: true });
    expect(currentFavourites().courses).toEqual(mine.courses);
    expect(importFavourites(text)).toEqual({ added: 0, kept: true });
  });

  it.each(['', '{', 'null', '[]', '{"format":"x","version":1,"favourites":{}}', ' '.repeat(1_000_001)])(
    'that is none changes nothing: %.20s',
    (text) => {
      setFavourites(saved('a'));
      expect(importFavourites(text)).toBeNull();
      expect(currentFavourites().courses).toHaveLength(1);
    },
  );

  it('is read without invalid items', () => {
    const favourites = { courses: [course('a'), { ...course('b'), url: 'javascript:alert(1)' }] };
    const read = readFavouritesFile(
      JSON.stringify({ format: 'signpost.favourites', version: 1, favourites }),
    );
    expect(read).toEqual(saved('a'));
  });
});

describe('merging two lists', () => {
  it('keeps mine in place, appends theirs without duplicates, and fills only empty slots [E-14]', () => {
    const mine = withTop(saved('a', 'b'), false, 'b');
    const theirs = withTop(saved('b', 'c', 'd'), 'c', 'b', 'd');
    const merged = mergeFavourites(mine, theirs);
    expect(merged.courses.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(slots(merged)).toEqual(['c', 'b', 'd', false, false]);
    expect(mergeFavourites(merged, theirs)).toEqual(merged);
    expect(mergeFavourites(mine, NO_FAVOURITES)).toEqual(mine);
  });

  it('keeps at most 500 of a kind', () => {
    const many = saved(...Array.from({ length: 700 }, (_, number) => `c${number}`));
    expect(mergeFavourites(NO_FAVOURITES, many).courses).toHaveLength(500);
    expect(mergeFavourites(many, saved('x')).courses).toHaveLength(700);
  });
});
