import { FAVOURITE_KINDS, MAX_NOTE_LENGTH, type Favourites } from '@signpost/identity';
import type { SearchHit } from '@signpost/api-client/search';
import { recordOf, sectionOf } from '../sections';

/** Notes by the key of the thing that they are about. */
export type SharedNotes = ReadonlyMap<string, string>;

/** Longest fragment with notes, in characters, because an address has to fit in a message. */
const MAX_FRAGMENT_LENGTH = 6_000;

/** Most notes that are read from an address. */
const MAX_NOTES = 200;

const START = '#notes&';
const KEY = /^[a-z_]{1,40}:[\w.-]{1,120}$/;

/** Returns the key of a record's note. */
export const noteKey = (index: SearchHit['kind'], id: string): string => `${index}:${id}`;

/** The notes of a list as the end of its address, and how many are too long to be there. */
export interface NotesFragment {
  readonly fragment: string;
  readonly leftOut: number;
}

/**
 * Writes the notes of saved things as the fragment of an address, which browsers send to no server. Notes that do not
 * fit are counted.
 */
export const notesFragment = (favourites: Favourites): NotesFragment => {
  const notes = new URLSearchParams();
  let leftOut = 0;
  for (const kind of FAVOURITE_KINDS) {
    for (const item of favourites[kind]) {
      const record = recordOf(sectionOf(kind), item);
      const key = record && noteKey(record.index, record.id);
      if (!item.note || !key || !KEY.test(key)) continue;
      notes.set(key, item.note);
      if (notes.size > MAX_NOTES || notes.toString().length > MAX_FRAGMENT_LENGTH) {
        notes.delete(key);
        leftOut += 1;
      }
    }
  }
  return { fragment: notes.size > 0 ? START + notes.toString() : '', leftOut };
};

/** Reads the notes in the fragment of an address; empty when it has none. Never throws. */
export const readNotes = (fragment: string): SharedNotes => {
  if (!fragment.startsWith(START)) return new Map();
  const pairs = [...new URLSearchParams(fragment.slice(START.length))].slice(0, MAX_NOTES);
  return new Map(
    pairs.flatMap(([key, text]) => {
      const note = text.trim().slice(0, MAX_NOTE_LENGTH);
      return KEY.test(key) && note !== '' ? [[key, note] as const] : [];
    }),
  );
};
