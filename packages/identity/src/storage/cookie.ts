import { isAllowed, type ConsentClass } from './consent';

export interface CookieOptions {
  readonly consent: ConsentClass;
  /** Lifetime in seconds; without it the cookie ends with the session. */
  readonly maxAge?: number;
}

/** The value of a cookie; null when absent, on the server, or when it cannot be decoded. */
export const readCookie = (name: string): string | null => {
  if (typeof document === 'undefined') return null;
  const prefix = `${encodeURIComponent(name)}=`;
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(prefix));
  try {
    return pair === undefined ? null : decodeURIComponent(pair.slice(prefix.length));
  } catch {
    return null;
  }
};

/** Sets a first-party cookie for the whole site. Returns false on the server or when its class has no consent. */
export const writeCookie = (name: string, value: string, { consent, maxAge }: CookieOptions): boolean => {
  if (typeof document === 'undefined' || !isAllowed(consent)) return false;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; samesite=lax${age}${secure}`;
  return true;
};

/** Deletes a cookie set by `writeCookie`. */
export const dropCookie = (name: string): void => {
  writeCookie(name, '', { consent: 'requested', maxAge: 0 });
};
