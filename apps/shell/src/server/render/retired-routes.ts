import { t } from '@signpost/language';
import { splitAddress } from '@signpost/language/runtime';
import { data, generatePath, matchPath, Outlet, redirect, type RouteObject } from 'react-router-dom';
import type { RetiredRemote } from '@signpost/federation/loading';

/** The message of addresses of a retired remote without a redirect (410). */
const goneMessage = () => t('This page is no longer part of the site. Search, or start from the home page.');

/**
 * Returns the address that replaces a retired one, without its language and with the same query; undefined when there
 * is none.
 */
const replacementOf = ({ redirects }: RetiredRemote, { pathname, search }: URL): string | undefined => {
  for (const [from, to] of Object.entries(redirects)) {
    const match = matchPath(from, splitAddress(pathname).path);
    if (match) return generatePath(to, match.params) + search;
  }
  return undefined;
};

/**
 * Returns the routes of a retired remote: they redirect or answer 410. The redirect is temporary, because a roll-back makes
 * the remote live again.
 */
export const retiredRoutes = (remote: RetiredRemote): RouteObject[] =>
  remote.paths.map((path) => ({
    path,
    Component: Outlet,
    loader: ({ request }) => {
      const replacement = replacementOf(remote, new URL(request.url));
      throw replacement === undefined ? data(goneMessage(), { status: 410 }) : redirect(replacement);
    },
  }));
