import { z } from 'zod';
import { text } from '../text';

/** The kinds of items that can be saved (E-14). */
export const KINDS = [
  'courses',
  'subjects',
  'unis',
  'locations',
  'filters',
  'pages',
  'careerPathways',
  'careerCareers',
] as const;

export type Kind = (typeof KINDS)[number];

export const kindSchema = z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` });

/** Maximum number of saved items of one kind. */
export const MAX_ITEMS_PER_KIND = 500;

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/**
 * An item to save: its id and title; optionally its page's path, its type (of a location or a filter) and the person's
 * note.
 */
export const givenItemSchema = z.object({
  id: text(200, 1),
  title: text(300),
  url: orNull(text(1000).regex(/^\/(?![/\\])/, 'must be a path of this site, such as /explore/unis')),
  type: orNull(text(60)),
  note: orNull(text(1000)),
});

export type Item = z.infer<typeof givenItemSchema>;

/** A saved item. */
const itemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  type: z.string().nullable(),
  note: z.string().nullable(),
});

const SLOT_MESSAGE = 'must be a whole number from 1 to 5';

/** The number of a slot in the top five. */
export const slotSchema = z.int({ error: SLOT_MESSAGE }).min(1, SLOT_MESSAGE).max(5, SLOT_MESSAGE);

const byKind = <Schema extends z.ZodType>(list: Schema) => ({
  courses: list,
  subjects: list,
  unis: list,
  locations: list,
  filters: list,
  pages: list,
  careerPathways: list,
  careerCareers: list,
});

/**
 * E-14: favourites by kind, the latest last; five numbered slots, `false` where empty; and the version that a
 * replacement must name.
 */
export const favouritesSchema = z.strictObject({
  version: z.int(),
  top: z
    .array(z.strictObject({ number: slotSchema, course: z.union([itemSchema, z.literal(false)]) }))
    .length(5),
  ...byKind(z.array(itemSchema)),
});

export type Favourites = z.infer<typeof favouritesSchema>;

const givenList = z
  .array(givenItemSchema, { error: 'must be a list' })
  .max(MAX_ITEMS_PER_KIND, `must hold at most ${MAX_ITEMS_PER_KIND} things`)
  .refine((items) => isDistinct(items.map(({ id }) => id)), 'must not hold the same id twice');

const givenTop = z
  .array(z.object({ number: slotSchema, course: z.union([givenItemSchema, z.literal(false)]) }))
  .max(5, 'must hold at most 5 slots')
  .refine((slots) => isDistinct(slots.map(({ number }) => number)), 'must not hold the same slot twice')
  .refine(
    (slots) => isDistinct(slots.flatMap(({ course }) => (course ? [course.id] : []))),
    'must not hold the same course twice',
  );

/** All favourites at once, in the shape of the request; an omitted kind is empty. */
export const givenFavouritesSchema = z.object({
  version: z.int('must be the version that this list was made from').min(0),
  top: givenTop.default([]),
  ...byKind(givenList.default([])),
});

export type GivenFavourites = z.infer<typeof givenFavouritesSchema>;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
