/** Any origin will do: a path of the site stays on it, whatever else leaves it. */
const HERE = 'https://signpost.invalid';

/** Where a visitor may be sent after signing in: a path of this site, with its query. Anything else is nowhere, so null. */
export const returnPath = (given: string | null): string | null => {
  if (!given || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(given, HERE);
  // Tabs and line ends are dropped by the parser: what it understood is used, not what was given.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
};

/** An address of the account's pages that keeps where to go afterwards. */
export const withReturn = (address: string, returnTo: string | null): string =>
  returnTo ? `${address}?return=${encodeURIComponent(returnTo)}` : address;
