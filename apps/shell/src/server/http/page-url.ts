/**
 * The address of the page that a request names, with dot segments and backslashes resolved as the router sees it. Nothing
 * for what is no page's address: no path, not readable, or with an empty segment.
 */
export const pageUrl = (path: string, { origin }: URL): URL | undefined => {
  // Appended to the origin, never resolved against it: a path like //elsewhere would name another host.
  const address = origin + path;
  if (!path.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // The router takes an empty segment for none; two addresses for one page are one too many.
  return url.pathname.includes('//') ? undefined : url;
};
