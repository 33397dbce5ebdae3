import * as v from 'valibot';
import { dropCookie, readCookie, writeCookie, type CookieOptions } from './cookie';
import type { StoredValue } from './stored-value';

/** An enumerated choice stored in a cookie. Values outside the schema read as the fallback. */
export const cookieValue = <Value extends string>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  fallback: Value,
  options: CookieOptions,
): StoredValue<Value> => ({
  key,
  fallback,
  read: () => {
    const parsed = v.safeParse(schema, readCookie(key));
    return parsed.success ? parsed.output : fallback;
  },
  write: (value) => writeCookie(key, value, options),
  clear: () => dropCookie(key),
});
