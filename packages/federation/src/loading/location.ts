import path from 'node:path';
import { releaseLocation } from '../registry';

const isHttp = (location: string): boolean => /^https?:\/\//i.test(location);

/** The origins that releases of a store may always come from: its own. */
export const ownOrigins = (store: string): readonly string[] =>
  isHttp(store) ? [new URL(store).origin] : [];

/**
 * Where a release is, its `url` as the registry gives it. Throws when that is outside the store's folder, or at an origin
 * that is not one of `origins`: who may write a registry may not therefore say where code comes from.
 */
export const allowedLocation = (store: string, url: string, origins: readonly string[]): string => {
  const location = releaseLocation(store, url);
  if (isHttp(location)) {
    const { origin } = new URL(location);
    if (!origins.includes(origin)) throw new Error(`releases are not taken from ${origin}`);
  } else if (path.relative(store, location).startsWith('..')) {
    throw new Error(`releases are not taken from outside the store: ${url}`);
  }
  return location;
};
