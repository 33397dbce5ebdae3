/** Any origin works: a path of the site keeps it, anything else changes it. */
const ANY_ORIGIN = 'https://signpost.invalid';

/**
 * Returns where to send a visitor after signing in: a path of this site with its query. Returns null for anything else.
 */
export const returnPath = (given: string | null): string | null => {
  if (!given || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, ANY_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(given, ANY_ORIGIN);
  // The URL parser drops tabs and line breaks, so the parsed value is returned, not the given one.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
};

/** Returns an address of an account page with the return path in its query. */
export const withReturn = (address: string, returnTo: string | null): string =>
  returnTo ? `${address}?return=${encodeURIComponent(returnTo)}` : address;
