import { matchPath } from 'react-router-dom';

/** Whatever owns paths: a remote on the server, or its entry in the page's boot data. */
interface Owner {
  readonly paths: readonly string[];
}

/** Which of the remotes owns a path; nothing when it is the shell's own or nobody's. */
export const ownerOf = <Remote extends Owner>(
  remotes: readonly Remote[],
  pathname: string,
): Remote | undefined => remotes.find(({ paths }) => paths.some((pattern) => matchPath(pattern, pathname)));
