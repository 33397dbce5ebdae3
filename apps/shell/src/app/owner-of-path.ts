import { matchPath } from 'react-router-dom';
import { splitAddress } from '@signpost/language/runtime';

/** Something that owns paths: a remote on the server, or its entry in the page's boot data. */
interface Owner {
  readonly paths: readonly string[];
}

/** Returns the remote that owns a path in any language; undefined for the shell's own paths and for unknown ones. */
export const ownerOf = <Remote extends Owner>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined => {
  const { path } = splitAddress(pathname);
  return remotes.find(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
};
