import type { ActiveRemotes } from '@signpost/federation/loading';
import type { NavLink } from '@signpost/federation/contract';

/** Returns the links to pages that running remotes have in the header and footer. */
export const remoteLinks = ({ remotes }: Pick<ActiveRemotes, 'remotes'>): readonly NavLink[] =>
  remotes.flatMap(({ loaded, paths }) =>
    // A release may claim paths that belong to another remote, which then are not in `paths`.
    (loaded?.manifest.nav ?? []).filter(({ href }) => paths.includes(href)),
  );
