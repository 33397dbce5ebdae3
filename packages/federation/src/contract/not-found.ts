import { data } from 'react-router-dom';

/** The message of every 404 (B-06): `Page Not Found: ` and the full path, its query included. */
export const notFoundMessage = (path: string): string => `Page Not Found: ${path}`;

/** What a loader throws when the address is well-formed but has no content, or fails its validation (B-06). */
export const pageNotFound = (url: string) => {
  const { pathname, search } = new URL(url);
  return data(notFoundMessage(pathname + search), { status: 404 });
};
