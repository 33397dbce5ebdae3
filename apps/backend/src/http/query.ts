import { z } from 'zod';

/** A query-string schema: unknown parameters are ignored and blank ones count as absent, as a form without JavaScript sends them. */
export function query<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(withoutBlanks, z.object(shape));
}

/** A query without its blank parameters. */
export function withoutBlanks(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''));
}

/** A parameter given once. */
export const once = (message: string) => z.string({ error: message });

/** A whole number from `least` to `most`, in plain digits. */
export function whole(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return once(message)
    .regex(/^-?\d{1,15}$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

/** A number from `least` to `most`, in plain digits with an optional decimal part. */
export function decimal(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}`;
  return once(message)
    .regex(/^-?\d{1,6}(\.\d{1,15})?$/, message)
    .transform(Number)
    .pipe(z.number().min(least, message).max(most, message));
}

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})?$/i;

/** A provider's id: the whole UUID, or its first eight characters. */
export const providerIdentifier = once('must be a provider id')
  .trim()
  .toLowerCase()
  .regex(identifier, 'must be a provider id or its first 8 characters');
