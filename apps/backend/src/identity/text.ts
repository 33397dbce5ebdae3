import { z } from 'zod';

// PostgreSQL keeps neither zero bytes nor halves of surrogate pairs.
const unkeepable = /\0|\p{Surrogate}/u;

/** Text from outside that the database can keep, of `least` to `most` characters after trimming. */
export function text(most: number, least = 0) {
  const message =
    least === 0
      ? `must be text of at most ${most} characters`
      : `must be text of ${least} to ${most} characters`;
  return z
    .string({ error: message })
    .trim()
    .min(least, message)
    .max(most, message)
    .refine((value) => !unkeepable.test(value), 'holds characters that cannot be kept');
}
