import path from 'node:path';
import { releaseLocation } from '../registry';

const isHttp = (location: string): boolean => /^https?:\/\//i.test(location);

/** The origin of a store, from which its releases may always be loaded. */
export const ownOrigins = (store: string): readonly string[] =>
  isHttp(store) ? [new URL(store).origin] : [];

/**
 * Resolves the location of a release from its `url` in the registry. Throws when it is outside the store's
 * folder, or at an origin that is not in `origins`, so that write access to a registry does not allow loading
 * code from elsewhere.
 */
export const allowedLocation = (store: string, url: string, origins: readonly string[]): string => {
  const location = releaseLocation(store, url);
  if (isHttp(location)) {
    const { origin } = new URL(location);
    if (!origins.includes(origin)) throw new Error(`releases are not allowed from ${origin}`);
  } else if (path.relative(store, location).startsWith('..')) {
    throw new Error(`releases are not allowed from outside the store: ${url}`);
  }
  return location;
};
