import { z } from 'zod';

/** Scheme, host and optional port. Allows no wildcard and no `;`, which have a meaning in headers. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

const isOrigin = (text: string): boolean =>
  ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The account pages that a framed page opens in a window for signing in. */
const SIGN_IN_WINDOW = /^\/account\/[\w-]+\?popup=1$/;

/**
 * Returns whether a page is a sign-in window opened by a frame in a partner's page. The window sends the session to the
 * frame, so it must not have a Cross-Origin-Opener-Policy that separates them.
 */
export const isSignInWindow = (path: string, origins: readonly string[]): boolean =>
  origins.length > 0 && SIGN_IN_WINDOW.test(path);

/** Parses the origins of the partner sites, separated by commas or spaces. */
export const partners = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://www.school.example')));

/** Returns the `frame-ancestors` of a page that partners and the site itself may show in a frame. */
export const ancestorsOf = (origins: readonly string[]): string => ["'self'", ...origins].join(' ');

/** Returns the CORS headers that allow a partner's page to read a response; other origins get only `vary`. */
export const corsHeaders = (
  origins: readonly string[],
  requestOrigin: string | undefined,
): Readonly<Record<string, string>> => ({
  vary: 'origin',
  ...(requestOrigin && origins.includes(requestOrigin) && { 'access-control-allow-origin': requestOrigin }),
});
