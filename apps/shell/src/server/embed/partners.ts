import { z } from 'zod';

/** Scheme, host and port, nothing after them, and nothing that could mean more in a header: no wildcard, no `;`. */
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/;

const isOrigin = (text: string): boolean =>
  ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** The account's pages as the window that a framed page opens for signing in. */
const SIGN_IN_WINDOW = /^\/account\/[\w-]+\?popup=1$/;

/**
 * Whether a page is the window that a partner's frame opened: the two have to reach each other to hand the sign-in over,
 * which pages that keep themselves apart (Cross-Origin-Opener-Policy) cannot.
 */
export const isSignInWindow = (path: string, origins: readonly string[]): boolean =>
  origins.length > 0 && SIGN_IN_WINDOW.test(path);

/** The sites that may embed, from a list with commas or spaces between. */
export const partners = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().refine(isOrigin, 'must be origins such as https://www.school.example')));

/** What `frame-ancestors` says of a page that partners may frame; the site itself may too. */
export const ancestorsOf = (origins: readonly string[]): string => ["'self'", ...origins].join(' ');

/** The headers by which a browser lets a partner's page read an answer; other origins get none (CORS). */
export const corsHeaders = (
  origins: readonly string[],
  asking: string | undefined,
): Readonly<Record<string, string>> => ({
  vary: 'origin',
  ...(asking && origins.includes(asking) && { 'access-control-allow-origin': asking }),
});
