import '@testing-library/jest-dom';
import { act, render, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import {
  addTopChoice,
  completeSavedLocations,
  countFavourites,
  currentFavourites,
  FAVOURITE_KINDS,
  type Favourites,
  isFavourite,
  moveTopChoice,
  NO_FAVOURITES,
  setFavourites,
  setTopChoice,
  toggleFavourite,
  toggleWithUndo,
  topChoices,
  useFavourites,
} from '.';
import { isSameList, onlyToggle, rebase } from '../sync/rebase';
import { inOrder } from './kinds';
import { completeLocation } from './locations';
import { useRecordSaving, useSaveButtons } from './save-buttons';
import { exportFavourites, importFavourites, mergeFavourites, readFavouritesFile } from './transfer';

describe('favourites', () => {
  const BATH = {
    id: '10007850',
    title: 'University of Bath',
    url: '/explore/unis/10007850/university-of-bath',
  };
  const COURSE = { id: 'c1', title: 'Fine Art', url: '/explore/courses/c1/fine-art' };
  const KEY = 'signpost.favourites';

  const Saved = () => {
    const favourites = useFavourites();
    return (
      <p>
        {countFavourites(favourites)} saved: {favourites.unis.map(({ title }) => title).join(', ')}
        {isFavourite(favourites, 'unis', BATH.id) && ' (with Bath)'}
      </p>
    );
  };

  const fromOtherTab = (text: string | null) =>
    act(() => {
      if (text === null) window.localStorage.removeItem(KEY);
      else window.localStorage.setItem(KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: text }));
    });

  beforeEach(() => fromOtherTab(null));

  describe('favourites on this device', () => {
    it('are saved and removed by the same toggle, and all subscribers are notified', () => {
      render(<Saved />);
      expect(screen.getByText(/0 saved/)).toBeInTheDocument();
      act(() => void toggleFavourite('unis', BATH));
      expect(screen.getByText('1 saved: University of Bath (with Bath)')).toBeInTheDocument();
      expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toMatchObject({
        version: 1,
        value: { unis: [BATH], courses: [] },
      });
      act(() => void toggleFavourite('unis', BATH));
      expect(screen.getByText(/0 saved/)).toBeInTheDocument();
    });

    it('contain only id, title and address', () => {
      toggleFavourite('unis', { ...BATH, salary: 1 } as typeof BATH);
      expect(window.localStorage.getItem(KEY)).not.toContain('salary');
    });

    it('update when another tab saves', () => {
      render(<Saved />);
      fromOtherTab(JSON.stringify({ version: 1, value: { unis: [BATH] } }));
      expect(screen.getByText(/1 saved/)).toBeInTheDocument();
    });

    it.each([
      '{',
      '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"javascript:alert(1)"}]}}',
      '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"//evil.test"}]}}',
      '{"version":1,"value":{"unis":[{"id":"1","title":"x","url":"/\\\\evil.test"}]}}',
      '{"version":1,"value":{"unis":"all of them"}}',
      '{"version":1,"value":[]}',
    ])('are none when what is stored cannot be trusted: %s', (text) => {
      render(<Saved />);
      fromOtherTab(text);
      expect(screen.getByText(/0 saved/)).toBeInTheDocument();
    });

    it('have eight kinds and five top slots; one invalid item does not affect the others [E-14]', () => {
      fromOtherTab(
        JSON.stringify({
          version: 1,
          value: {
            unis: [BATH, null, { ...BATH, id: '' }, BATH],
            courses: [COURSE],
            top: [{ number: 2, course: COURSE.id }, { number: 9, course: COURSE.id }, 'x'],
          },
        }),
      );
      expect(currentFavourites()).toEqual({
        ...NO_FAVOURITES,
        unis: [BATH],
        courses: [COURSE],
        top: [1, 2, 3, 4, 5].map((number) => ({ number, course: number === 2 && COURSE.id })),
      });
      expect(FAVOURITE_KINDS).toHaveLength(8);
      expect(countFavourites(currentFavourites())).toBe(2);
    });

    it('store a page with its kind, and reject an item without a page of the site [E-14]', () => {
      const employer = { id: 'employers:x', title: 'X', url: '/explore/employer/x', kind: 'employer' };
      expect(toggleFavourite('pages', employer)).toBe(true);
      expect(toggleFavourite('pages', { ...employer, id: 'y', url: 'https://elsewhere.example' })).toBe(
        false,
      );
      expect(toggleFavourite('pages', { ...employer, id: '' })).toBe(false);
      expect(currentFavourites().pages).toEqual([employer]);
    });

    it('are not in the HTML, so that it is the same for all visitors', () => {
      toggleFavourite('unis', BATH);
      expect(renderToString(<Saved />)).not.toContain('Bath');
    });

    it('last for the page view when the device cannot store them, which the result reports', () => {
      render(<Saved />);
      const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('Full', 'QuotaExceededError');
      });
      let kept = true;
      act(() => void (kept = toggleFavourite('unis', BATH)));
      full.mockRestore();
      expect(kept).toBe(false);
      expect(screen.getByText(/1 saved/)).toBeInTheDocument();
    });
  });
});

describe('choices', () => {
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
});

describe('save buttons', () => {
  beforeEach(() => void setFavourites(NO_FAVOURITES));

  const page = {
    id: 'employers:penhallick',
    title: 'Penhallick Marine',
    url: '/explore/employer/penhallick',
  };

  it('gives a save button that saves its item and then removes it', () => {
    const { result } = renderHook(() => useSaveButtons('pages'));
    const press = () => act(() => result.current(page).onToggle());
    expect(result.current(page)).toMatchObject({ name: page.title, saved: false });
    press();
    expect(currentFavourites().pages).toEqual([page]);
    expect(result.current(page).saved).toBe(true);
    press();
    expect(currentFavourites().pages).toEqual([]);
  });

  it('saves only the id, title and path of an item', () => {
    const { result } = renderHook(() => useSaveButtons('pages'));
    act(() => result.current({ ...page, kind: 'employer' } as typeof page).onToggle());
    expect(currentFavourites().pages).toEqual([page]);
  });

  it('names the owner on the button, and saves the type of a place [E-14]', () => {
    const { result } = renderHook(() => useSaveButtons('locations'));
    const place = {
      id: 'bath',
      title: 'Bath',
      url: '/explore/where-to-go?location=bath',
      type: 'city-guide',
    };
    expect(result.current({ ...place, owner: 'University of Bath' }).name).toBe('Bath, University of Bath');
    act(() => result.current({ ...place, owner: null }).onToggle());
    expect(currentFavourites().locations).toEqual([place]);
  });

  it('saves the records of a carousel by the id that they are saved by', () => {
    const { result } = renderHook(() => useRecordSaving('pages', (id) => `employers:${id}`));
    const record = { id: 'penhallick', name: page.title, url: page.url };
    act(() => result.current.onToggle(record));
    expect(currentFavourites().pages).toEqual([page]);
    expect(result.current.isSaved(record)).toBe(true);
    expect(result.current.isSaved({ id: 'other' })).toBe(false);
  });
});

describe('changes made at the same time', () => {
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

    it('keep the note on an item whose saving the account confirms only after it', () => {
      const saved = (note?: string): Favourites => ({ ...NO_FAVOURITES, courses: [item('a', note)] });
      expect(rebase(NO_FAVOURITES, saved('typed'), saved()).courses).toEqual([item('a', 'typed')]);
      expect(rebase(NO_FAVOURITES, saved(), saved('theirs')).courses).toEqual([item('a', 'theirs')]);
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
});
