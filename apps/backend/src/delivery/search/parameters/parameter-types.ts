import { z } from 'zod';
import { LIMITS } from '../cost/limits';

// A parameter is a JSON value in a body, or text in a query string, where a list is JSON or comma-separated.

/** A whole number from `min` to `max`, as a number or as text. */
export const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
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
    .pipe(z.int({ error }).min(min, error).max(max, error));
};

/** A boolean, or the texts 'true' and 'false'. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')], {
  error: 'must be true or false',
});

/** One of the given words. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** Text of at most `maxLength` characters. */
export const text = (maxLength: number) =>
  z.string({ error: 'must be a text' }).max(maxLength, `must be at most ${maxLength} characters`);

const MAX_LIST_LENGTH = 1000;

/** A list of texts: JSON or comma-separated. */
export const texts = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    const list = parseJson(value);
    return Array.isArray(list) ? list : value.split(',').flatMap((part) => part.trim() || []);
  },
  z.array(text(500), { error: 'must be a list of texts' }).max(MAX_LIST_LENGTH),
);

/** Filters as nested lists: AND of the outer list, OR within each inner list. */
export const filterList = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    return parseJson(value) ?? (value.trim() === '' ? [] : [value]);
  },
  z
    .array(z.union([text(1000), z.array(text(1000)).max(MAX_LIST_LENGTH)]), {
      error: 'must be a list of filters, or of lists of filters',
    })
    .max(MAX_LIST_LENGTH),
);

/** Parses a JSON array or object; undefined for any other text. */
export const parseJson = (value: string): unknown => {
  if (!/^\s*[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const parseCoordinates = (value: unknown) =>
  typeof value === 'string'
    ? value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
    : value;

/** "latitude,longitude", or a list of the two. */
export const point = z.preprocess(
  parseCoordinates,
  z.tuple([latitude, longitude], { error: 'must be a latitude and a longitude with a comma between them' }),
);

/** Polygons as alternating latitudes and longitudes of their corners: one list of numbers, or a list of such lists. */
export const polygons = z.preprocess(
  (value) => {
    const given = typeof value === 'string' ? (parseJson(value) ?? parseCoordinates(value)) : value;
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

/** Boxes, each by two opposite corners: lists of four numbers, or one list whose length is a multiple of four. */
export const boxes = z.preprocess(
  (value) => {
    const given = typeof value === 'string' ? (parseJson(value) ?? parseCoordinates(value)) : value;
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
