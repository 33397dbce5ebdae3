import { z } from 'zod';

const message = 'must be an e-mail address, such as sam@example.org';

/** An e-mail address in lower case. The longest that a mail server takes has 254 characters. */
export const emailSchema = z
  .string({ error: message })
  .trim()
  .toLowerCase()
  .max(254, message)
  .pipe(z.email(message));
