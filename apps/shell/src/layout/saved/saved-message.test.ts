/** @jest-environment jest-fixed-jsdom */
import {
  currentFavourites,
  NO_FAVOURITES,
  setFavourites,
  type Favourites,
  type SavedItem,
} from '@signpost/identity';
import { savedMessage } from './saved-message';

const item = (id: string): SavedItem => ({ id, title: `Course ${id}`, url: `/explore/courses/${id}/x` });
const saved = (...ids: string[]): Favourites => ({ ...NO_FAVOURITES, courses: ids.map(item) });

it('names the saved item [S-04]', () => {
  expect(savedMessage(NO_FAVOURITES, saved('1'))).toEqual({ message: 'Saved: Course 1', tone: 'success' });
});

it('offers undo for a removed item, at its old position [S-04]', () => {
  setFavourites(saved('1', '2', '3'));
  const before = currentFavourites();
  setFavourites(saved('1', '3'));
  const toast = savedMessage(before, currentFavourites());
  expect(toast?.message).toBe('Taken off: Course 2');
  toast?.action?.onAct();
  expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('undoes a removal when other items changed meanwhile [S-04]', () => {
  setFavourites(saved('1'));
  const before = currentFavourites();
  setFavourites(saved());
  const toast = savedMessage(before, currentFavourites());
  setFavourites(saved('2'));
  toast?.action?.onAct();
  expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['1', '2']);
});

it('undoes a removal with its rank, also when other items changed meanwhile [S-04] [E-14]', () => {
  const top = NO_FAVOURITES.top.map((slot) => (slot.number === 2 ? { ...slot, course: '1' } : slot));
  setFavourites({ ...saved('1'), top });
  const before = currentFavourites();
  setFavourites(saved());
  const toast = savedMessage(before, currentFavourites());
  setFavourites(saved('2'));
  toast?.action?.onAct();
  expect(currentFavourites().top).toEqual(top);
});

it.each([
  ['the same', saved('1'), saved('1')],
  ['many at once', NO_FAVOURITES, saved('1', '2')],
  ['one for another', saved('1'), saved('2')],
])('gives no message for %s [S-04]', (_, before, after) => {
  expect(savedMessage(before, after)).toBeNull();
});
