import { latestFavourites, setFavourites } from './favourites';
import type { Favourites, SavedItem } from './kinds';

/** The five top choices with their courses, false for an empty slot (E-14). */
export const topChoices = ({ top, courses }: Favourites): { number: number; course: SavedItem | false }[] =>
  top.map(({ number, course }) => ({ number, course: courses.find(({ id }) => id === course) ?? false }));

/**
 * Puts a saved course in a top slot (1 to 5), or empties the slot with false. A course in another slot swaps places
 * with the current one. Returns false when the course is not saved, the slot does not exist, or the device could not
 * store it.
 */
export const setTopChoice = (number: number, course: string | false): boolean => {
  const now = latestFavourites();
  const here = now.top.find((slot) => slot.number === number);
  if (!here || (course !== false && !now.courses.some(({ id }) => id === course))) return false;
  const top = now.top.map((slot) => {
    if (slot === here) return { ...slot, course };
    return course !== false && slot.course === course ? { ...slot, course: here.course } : slot;
  });
  return setFavourites({ ...now, top });
};

/** Puts a saved course in the first empty slot. Returns false when no slot is empty or the course already has one. */
export const addTopChoice = (course: string): boolean => {
  const { top } = latestFavourites();
  const empty = top.find((slot) => slot.course === false);
  return (
    empty !== undefined && !top.some((slot) => slot.course === course) && setTopChoice(empty.number, course)
  );
};

/** Swaps a top slot with the previous or next one. Returns false at either end. */
export const moveTopChoice = (number: number, direction: 'up' | 'down'): boolean => {
  const now = latestFavourites();
  const one = now.top.find((slot) => slot.number === number);
  const other = now.top.find((slot) => slot.number === number + (direction === 'up' ? -1 : 1));
  if (!one || !other) return false;
  const top = now.top.map((slot) => {
    if (slot === one) return { ...slot, course: other.course };
    return slot === other ? { ...slot, course: one.course } : slot;
  });
  return setFavourites({ ...now, top });
};
