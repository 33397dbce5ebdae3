import { z } from 'zod';

/** A query-string schema that ignores unknown parameters and blank ones, which forms without JavaScript send. */
export const query = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(withoutBlanks, z.object(shape));

/** A query without its blank parameters. */
export const withoutBlanks = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''));
};

/** A parameter that must not be repeated. */
export const once = (message: string) => z.string({ error: message });

/** A whole number from `least` to `most`, in plain digits. */
export const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return once(message)
    .regex(/^-?\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

/** A search radius in miles: to the end of the country. */
export const radius = whole(1, 600);

/** A number from `least` to `most`, in plain digits with an optional decimal part. */
export const decimal = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`;
  return once(message)
    .regex(/^-?\d{1,6}(\.\d{1,15})?$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
};

const GUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$/i;

/** A provider's id: a UUID, or its first eight characters. */
export const providerIdentifier = once('must be a provider id')
  .trim()
  .toLowerCase()
  .regex(GUID_PATTERN, 'must be a provider id or its first 8 characters');

/** A course's id. */
export const courseIdentifier = once('must be a course id')
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a course id');

/** A subject guide's id, or a CAH code at level 1 or 3. */
export const subjectIdentifier = once('must be a subject')
  .trim()
  .max(80, 'must be a subject')
  .regex(
    /^([a-z0-9]+(-[a-z0-9]+)*|CAH\d\d(-\d\d-\d\d)?)$/,
    'must be the id of a subject guide or a CAH code',
  );

/** A boolean parameter: 'true' or 'false', by default false. */
export const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .default('false')
  .transform((text) => text === 'true');

/** One of the given values. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** A year of entry. */
export const yearOfEntry = once('must be a year').regex(/^20\d\d$/, 'must be a year, such as 2026');

/** Up to `most` values separated by commas, sorted, so that the order does not affect the response cache. */
export const listOf = (item: z.ZodType<string, string>, most: number) =>
  once('must be given once, with commas between')
    .transform((text) => [...new Set(text.split(','))].sort())
    .pipe(z.array(item).max(most, `must hold at most ${most} ids`));

/** Up to 50 values separated by commas. */
export const commaList = (item: z.ZodType<string, string>) => listOf(item, 50);

/** Refuses a latitude without a longitude, and a longitude without a latitude. */
export const bothOrNeither = (
  { lat, lng }: { lat?: number | undefined; lng?: number | undefined },
  context: z.RefinementCtx,
) => {
  const need = (field: string, other: string) =>
    context.addIssue({ code: 'custom', path: [field], message: `is needed with ${other}` });
  if (lat !== undefined && lng === undefined) need('lng', 'lat');
  if (lng !== undefined && lat === undefined) need('lat', 'lng');
};

interface Positioned {
  lat?: number | undefined;
  lng?: number | undefined;
  radius?: number | undefined;
  sortBy?: string | undefined;
}

/** Refuses an incomplete position, and a radius or sorting by distance without a position. */
export const needPosition = (query: Positioned, context: z.RefinementCtx): void => {
  bothOrNeither(query, context);
  if (query.lat !== undefined && query.lng !== undefined) return;
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (query.sortBy === 'distance') refuse('sortBy', 'can be distance only with lat and lng');
  if (query.radius !== undefined) refuse('radius', 'needs lat and lng');
};
