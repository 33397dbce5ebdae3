/** The attributes of a cookie. Without `seconds` it is a session cookie. */
export interface CookieTerms {
  readonly secure: boolean;
  readonly seconds?: number;
}

/** Returns the value of a cookie in a `cookie` header; undefined when it is absent. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Returns a `set-cookie` header for an HttpOnly cookie. `value` is not encoded. */
export const setCookie = (name: string, value: string, { secure, seconds }: CookieTerms): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(seconds === undefined ? [] : [`Max-Age=${Math.floor(seconds)}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
