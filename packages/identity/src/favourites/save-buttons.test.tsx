import { act, renderHook } from '@testing-library/react';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { useRecordSaving, useSaveButtons } from './save-buttons';

beforeEach(() => void setFavourites(NO_FAVOURITES));

const page = { id: 'employers:penhallick', title: 'Penhallick Marine', url: '/explore/employer/penhallick' };

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
  const place = { id: 'bath', title: 'Bath', url: '/explore/where-to-go?location=bath', type: 'city-guide' };
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
