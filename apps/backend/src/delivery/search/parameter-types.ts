import { z } from 'zod';
import { LIMITS } from './limits';

// A parameter arrives as JSON's own type in a body, or as text in a query string: lists there are JSON, or have commas.

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^-?\d{1,12}$/, error)
          .transform(Number),
      ],
      { error },
    )
    .pipe(z.int({ error }).min(least, error).max(most, error));
};

/** True or false. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'must be true or false',
});

/** One of some words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** Text up to a length. */
export const text = (longest: number) =>
  z.string({ error: 'must be a text' }).max(longest, `must be at most ${longest} characters`);

const MAX_LIST_LENGTH = 1000;

/** A list of texts. */
export const texts = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    const list = parsed(value);
    return Array.isArray(list) ? list : value.split(',').flatMap((part) => part.trim() || []);
  },
  z.array(text(500), { error: 'must be a list of texts' }).max(MAX_LIST_LENGTH),
);

/** Filters in a list, any of each inner list. */
export const filterList = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    return parsed(value) ?? (value.trim() === '' ? [] : [value]);
  },
  z
    .array(z.union([text(1000), z.array(text(1000)).max(MAX_LIST_LENGTH)]), {
      error: 'must be a list of filters, or of lists of filters',
    })
    .max(MAX_LIST_LENGTH),
);

/** What a text is as JSON; undefined when it is none. */
export const parsed = (value: string): unknown => {
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const coordinates = (value: unknown) =>
  typeof value === 'string'
    ? value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
    : value;

/** "latitude,longitude", or the two in a list. */
export const point = z.preprocess(
  coordinates,
  z.tuple([latitude, longitude], { error: 'must be a latitude and a longitude with a comma between them' }),
);

/** The corners of polygons as latitude and longitude by turns: a list of numbers, or lists of them. */
export const polygons = z.preprocess(
  (value) => {
    const given = typeof value === 'string' ? (parsed(value) ?? coordinates(value)) : value;
    return Array.isArray(given) && given.length > 0 && given.every((part) => typeof part === 'number')
      ? [given]
      : given;
  },
  z
    .array(
      z
        .array(z.number())
        .min(6)
        .refine((numbers) => numbers.length % 2 === 0)
        .transform((numbers) =>
          Array.from({ length: numbers.length / 2 }, (_none, at) => [numbers[at * 2], numbers[at * 2 + 1]]),
        )
        .pipe(z.array(z.tuple([latitude, longitude]).transform(([lat, lng]) => ({ lat, lng })))),
      { error: 'must be polygons of three corners or more: latitude, longitude, latitude, longitude …' },
    )
    .refine(
      (all) => all.flat().length <= LIMITS.corners,
      `must have at most ${LIMITS.corners} corners in all`,
    ),
);

/** Boxes, each by two opposite corners: four numbers, lists of four, or eight, twelve … numbers with commas. */
export const boxes = z.preprocess(
  (value) => {
    const given = typeof value === 'string' ? (parsed(value) ?? coordinates(value)) : value;
    if (!Array.isArray(given) || given.some((part) => typeof part !== 'number')) return given;
    return Array.from({ length: Math.ceil(given.length / 4) }, (_none, at) =>
      given.slice(at * 4, at * 4 + 4),
    );
  },
  z
    .array(z.tuple([latitude, longitude, latitude, longitude]), {
      error: 'must be boxes: latitude, longitude, latitude, longitude',
    })
    .max(50),
);
