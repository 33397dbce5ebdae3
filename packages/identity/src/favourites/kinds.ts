import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/** Maximum length of a note in characters. */
export const MAX_NOTE_LENGTH = 1_000;

const Saved = v.object({
  /** Empty only for a place known only by name (S-03). */
  id: v.string(),
  title: v.string(),
  // Stored data can be tampered with, so only paths of this site become links.
  url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** The type of a place, for example `city-guide`. */
  type: v.exactOptional(text),
  /** The type of a page, for example `employer`, `apprenticeship`, `openDay` or `workExperience`. */
  kind: v.exactOptional(text),
  /** The visitor's note. */
  note: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform((words) => words.trim().slice(0, MAX_NOTE_LENGTH)),
      v.minLength(1),
    ),
  ),
});

/**
 * A saved item: id, title, page path and the visitor's note. The id of a page is its node id
 * (`employers:penhallick-marine`), so it is unique among all kinds of pages.
 */
export type SavedItem = Readonly<v.InferOutput<typeof Saved>>;

/** The kinds of items that can be saved (E-14). */
export const FAVOURITE_KINDS = [
  'courses',
  'subjects',
  'unis',
  'locations',
  'filters',
  'pages',
  'careerPathways',
  'careerCareers',
] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** One of the five top choices: the id of a saved course, or false when empty. */
export interface TopSlot {
  /** From 1 to 5. */
  readonly number: number;
  readonly course: string | false;
}

/** The items a visitor saved on this device, by kind, latest last, and the five top choices in order (E-14). */
export interface Favourites extends Readonly<Record<FavouriteKind, readonly SavedItem[]>> {
  readonly top: readonly TopSlot[];
}

const TOP_NUMBERS = [1, 2, 3, 4, 5] as const;

/** An empty list. */
export const NO_FAVOURITES: Favourites = {
  courses: [],
  top: TOP_NUMBERS.map((number) => ({ number, course: false })),
  subjects: [],
  unis: [],
  locations: [],
  filters: [],
  pages: [],
  careerPathways: [],
  careerCareers: [],
};

/** Validates an item and strips unknown fields; null when it cannot be saved under this kind. */
export const readSaved = (kind: FavouriteKind, item: unknown): SavedItem | null => {
  const parsed = v.safeParse(Saved, item);
  return parsed.success && (parsed.output.id !== '' || kind === 'locations') ? parsed.output : null;
};

/** Whether two items are the same; places without an id are compared by name (S-03). */
export const isSame = (
  one: Pick<SavedItem, 'id' | 'title'>,
  other: Pick<SavedItem, 'id' | 'title'>,
): boolean => one.id === other.id && (one.id !== '' || one.title === other.title);

/** Normalises favourites: no duplicates, five slots by number, and only saved courses in them, each once. */
export const inOrder = (favourites: Favourites): Favourites => {
  const taken = new Set<string>();
  const top = TOP_NUMBERS.map((number) => {
    const course = favourites.top.find((slot) => slot.number === number)?.course ?? false;
    const valid =
      course !== false && !taken.has(course) && favourites.courses.some(({ id }) => id === course);
    if (valid) taken.add(course);
    return { number, course: valid ? course : (false as const) };
  });
  const lists = FAVOURITE_KINDS.map((kind) => [
    kind,
    favourites[kind].filter((item, index, all) => all.findIndex((other) => isSame(item, other)) === index),
  ]);
  return { ...favourites, ...Object.fromEntries(lists), top };
};

const Slot = v.object({ number: v.number(), course: v.union([v.literal(false), text]) });

/** Reads the valid items of a list; a value that is not a list reads as empty. */
const passing = <Item>(read: (item: unknown) => Item | null) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) => items.flatMap((item) => read(item) ?? [])),
    ),
    [],
  );
const list = (kind: FavouriteKind) => passing((item) => readSaved(kind, item));

/** Parses stored or imported favourites: missing kinds are empty, invalid items are dropped. */
export const StoredFavourites = v.pipe(
  v.object({
    courses: list('courses'),
    top: passing<TopSlot>((slot) => {
      const parsed = v.safeParse(Slot, slot);
      return parsed.success ? parsed.output : null;
    }),
    subjects: list('subjects'),
    unis: list('unis'),
    locations: list('locations'),
    filters: list('filters'),
    pages: list('pages'),
    careerPathways: list('careerPathways'),
    careerCareers: list('careerCareers'),
  }),
  v.transform((read): Favourites => inOrder(read)),
);
