import * as v from 'valibot';
import {
  FAVOURITE_KINDS,
  inOrder,
  NO_FAVOURITES,
  readSaved,
  type FavouriteKind,
  type Favourites,
  type SavedItem,
} from '../../favourites/kinds';
import type { SavedList } from '../../account/port';

const nullable = v.nullable(v.string());
const Item = v.object({ id: v.string(), title: v.string(), url: nullable, type: nullable, note: nullable });
type Item = v.InferOutput<typeof Item>;

const list = v.array(Item);

/** All saved items of an account, as returned by the service. */
export const Saved = v.object({
  version: v.number(),
  top: v.array(v.object({ number: v.number(), course: v.union([v.literal(false), Item]) })),
  courses: list,
  subjects: list,
  unis: list,
  locations: list,
  filters: list,
  pages: list,
  careerPathways: list,
  careerCareers: list,
});

/** Link target of an item that was saved without an address. */
const DEFAULT_URL = '/explore/favourites';

const toSaved = (kind: FavouriteKind, { id, title, url, type, note }: Item): SavedItem[] => {
  const what = type && (kind === 'pages' ? { kind: type } : { type });
  const read = readSaved(kind, { id, title, url: url ?? DEFAULT_URL, ...what, ...(note && { note }) });
  return read ? [read] : [];
};

/** Converts the service's favourites to `Favourites` (E-14); a slot of the top five holds the id of its course. */
export const toSavedList = (raw: v.InferOutput<typeof Saved>): SavedList => ({
  version: raw.version,
  favourites: inOrder({
    ...NO_FAVOURITES,
    ...Object.fromEntries(
      FAVOURITE_KINDS.map((kind) => [kind, raw[kind].flatMap((item) => toSaved(kind, item))]),
    ),
    top: raw.top.map(({ number, course }) => ({ number, course: course && course.id })),
  }),
});

/** Text that the service accepts: without null bytes and lone surrogates, and cut to the maximum length. */
const keepable = (text: string, most: number): string =>
  text.replace(/\0|\p{Surrogate}/gu, '').slice(0, most);

/** Converts an item to the service's format; an empty note deletes the note. */
export const toItem = ({ id, title, url, type, kind, note }: SavedItem) => ({
  id,
  title: keepable(title, 300),
  url,
  type: keepable(type ?? kind ?? '', 60) || null,
  note: keepable(note ?? '', 1_000),
});

/** Converts all favourites to the service's format. */
export const toItems = (favourites: Favourites) => ({
  ...Object.fromEntries(FAVOURITE_KINDS.map((kind) => [kind, favourites[kind].map(toItem)])),
  top: favourites.top.map(({ number, course }) => {
    const item = favourites.courses.find(({ id }) => id === course);
    return { number, course: item ? toItem(item) : false };
  }),
});
