/** Path of the Atom feed of changes. */
export const FEED_PATH = '/changes.atom';

/** Pages with a feed of their own, each with the parameter that its first group is the value of. */
const FEEDS: readonly (readonly [RegExp, string, string])[] = [
  [/^\/explore\/unis\/(\d{8})(?:\/|$)/, 'provider', 'Changes to this university’s courses'],
  [/^\/explore\/subjects\/([a-z0-9-]{1,80})\/?$/, 'subject', 'Changes to courses in this subject'],
];

/** Pages about the data or about courses, with the feed of all changes. */
const GENERAL = /^\/(about-the-data|explore\/courses|explore\/search\/courses)\/?$/;

/** Returns the feed of the changes that a page is about, with its title; undefined when it has none. */
export const feedOf = (pathname: string): { readonly href: string; readonly title: string } | undefined => {
  if (GENERAL.test(pathname)) return { href: FEED_PATH, title: 'What each update of the data changed' };
  for (const [pattern, parameter, title] of FEEDS) {
    const value = pattern.exec(pathname)?.[1];
    if (value) return { href: `${FEED_PATH}?${parameter}=${value}`, title };
  }
  return undefined;
};
