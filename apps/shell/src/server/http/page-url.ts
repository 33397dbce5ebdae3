/**
 * Returns the URL of the requested page, with dot segments and backslashes resolved as in the router. Undefined when the
 * path is missing, malformed or has an empty segment.
 */
export const pageUrl = (path: string, { origin }: URL): URL | undefined => {
  // Appended to the origin and not resolved against it, because a path like //elsewhere would name another host.
  const address = origin + path;
  if (!path.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  // The router ignores an empty segment, which would give a page a second address.
  return url.pathname.includes('//') ? undefined : url;
};
