import { t } from '@signpost/language';
import { localAddress } from '@signpost/language/runtime';

/** Path of the Atom feed of changes, without a language. */
export const FEED_PATH = '/changes.atom';

/** Pages with a feed of their own, each with the parameter that its first group is the value of. */
const feeds = (): readonly (readonly [RegExp, string, string])[] => [
  [/^\/explore\/unis\/(\d{8})(?:\/|$)/, 'provider', t('Changes to this university’s courses')],
  [/^\/explore\/subjects\/([a-z0-9-]{1,80})\/?$/, 'subject', t('Changes to courses in this subject')],
];

/** Pages about the data or about courses, with the feed of all changes. */
const GENERAL = /^\/(about-the-data|explore\/courses|explore\/search\/courses)\/?$/;

/**
 * Returns the feed, in the current language, of the changes that a page is about, with its title; undefined when it has
 * none. `pathname` is without a language.
 */
export const feedOf = (pathname: string): { readonly href: string; readonly title: string } | undefined => {
  const feed = localAddress(FEED_PATH);
  if (GENERAL.test(pathname)) return { href: feed, title: t('What each update of the data changed') };
  for (const [pattern, parameter, title] of feeds()) {
    const value = pattern.exec(pathname)?.[1];
    if (value) return { href: `${feed}?${parameter}=${value}`, title };
  }
  return undefined;
};
