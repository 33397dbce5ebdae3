import { z } from 'zod';

const MESSAGE = 'must be an email address, such as sam@example.org';

/** An email address in lower case, of at most 254 characters, the maximum for mail servers. */
export const emailSchema = z
  .string({ error: MESSAGE })
  .trim()
  .toLowerCase()
  .max(254, MESSAGE)
  .pipe(z.email(MESSAGE));
