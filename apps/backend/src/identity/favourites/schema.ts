import { z } from 'zod';
import { text } from '../text';

/** The kinds of things that can be saved (E-14). */
export const kinds = [
  'courses',
  'subjects',
  'unis',
  'locations',
  'filters',
  'pages',
  'careerPathways',
  'careerCareers',
] as const;

export type Kind = (typeof kinds)[number];

export const kindSchema = z.enum(kinds, { error: `must be one of ${kinds.join(', ')}` });

/** As many can be saved of one kind. */
export const mostOfAKind = 500;

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

/** Something to save: its id and what to call it; its page's path, what it is (a location's or a filter's type), and the person's own note, where there are. */
export const givenItemSchema = z.object({
  id: text(200, 1),
  title: text(300),
  url: orNull(text(1000).regex(/^\/(?![/\\])/, 'must be a path of this site, such as /explore/unis')),
  type: orNull(text(60)),
  note: orNull(text(1000)),
});

export type Item = z.infer<typeof givenItemSchema>;

/** Something saved. */
export const itemSchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  url: z.string().nullable(),
  type: z.string().nullable(),
  note: z.string().nullable(),
});

const slotMessage = 'must be a whole number from 1 to 5';

/** The number of a slot of the top five. */
export const slotSchema = z.int({ error: slotMessage }).min(1, slotMessage).max(5, slotMessage);

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

/** E-14: what a person saved, by kind, the latest last; five numbered slots, `false` where empty; and the version that a change of all must name. */
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
  .max(mostOfAKind, `must hold at most ${mostOfAKind} things`)
  .refine((items) => isDistinct(items.map(({ id }) => id)), 'must not hold the same id twice');

const givenTop = z
  .array(z.object({ number: slotSchema, course: z.union([givenItemSchema, z.literal(false)]) }))
  .max(5, 'must hold at most 5 slots')
  .refine((slots) => isDistinct(slots.map(({ number }) => number)), 'must not hold the same slot twice')
  .refine(
    (slots) => isDistinct(slots.flatMap(({ course }) => (course ? [course.id] : []))),
    'must not hold the same course twice',
  );

/** All favourites at once, in the shape that they are given in; a kind left out is empty. */
export const givenFavouritesSchema = z.object({
  version: z.int('must be the version that this list was made from').min(0),
  top: givenTop.default([]),
  ...byKind(givenList.default([])),
});

export type GivenFavourites = z.infer<typeof givenFavouritesSchema>;

const isDistinct = (values: readonly unknown[]) => new Set(values).size === values.length;
