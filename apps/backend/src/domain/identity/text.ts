import { z } from 'zod';

// PostgreSQL stores neither zero bytes nor unpaired surrogates.
const UNSTORABLE_PATTERN = /\0|\p{Surrogate}/u;

/** Text from outside that the database can store, of `min` to `max` characters after trimming. */
export const text = (max: number, min = 0) => {
  const message =
    min === 0 ? `must be text of at most ${max} characters` : `must be text of ${min} to ${max} characters`;
  return z
    .string({ error: message })
    .trim()
    .min(min, message)
    .max(max, message)
    .refine((value) => !UNSTORABLE_PATTERN.test(value), 'holds characters that cannot be kept');
};
