/** What a cookie is set with beside its name and value. Scripts cannot read it; `seconds` left out means until the browser is closed. */
export interface CookieTerms {
  readonly secure: boolean;
  readonly seconds?: number;
}

/** The value of a cookie in a request's `cookie` header; nothing when it is not there. */
export const cookieIn = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A `set-cookie` header. Takes values that need no encoding. */
export const setCookie = (name: string, value: string, { secure, seconds }: CookieTerms): string =>
  [
    `${name}=${value}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(seconds === undefined ? [] : [`Max-Age=${Math.floor(seconds)}`]),
    ...(secure ? ['Secure'] : []),
  ].join('; ');
