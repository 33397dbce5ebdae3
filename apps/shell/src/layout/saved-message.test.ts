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

it('[S-04] says what was saved, by name', () => {
  expect(savedMessage(NO_FAVOURITES, saved('1'))).toEqual({ message: 'Saved: Course 1', tone: 'success' });
});

it('[S-04] offers the way back for what was taken off, to its old place', () => {
  setFavourites(saved('1', '2', '3'));
  const before = currentFavourites();
  setFavourites(saved('1', '3'));
  const toast = savedMessage(before, currentFavourites());
  expect(toast?.message).toBe('Taken off: Course 2');
  toast?.action?.onAct();
  expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['1', '2', '3']);
});

it('[S-04] puts back what was taken off when other things changed meanwhile', () => {
  setFavourites(saved('1'));
  const before = currentFavourites();
  setFavourites(saved());
  const toast = savedMessage(before, currentFavourites());
  setFavourites(saved('2'));
  toast?.action?.onAct();
  expect(currentFavourites().courses.map(({ id }) => id)).toEqual(['2', '1']);
});

it.each([
  ['the same', saved('1'), saved('1')],
  ['many at once', NO_FAVOURITES, saved('1', '2')],
  ['one for another', saved('1'), saved('2')],
])('[S-04] says nothing of %s', (_, before, after) => {
  expect(savedMessage(before, after)).toBeNull();
});
