/** The cookie of visitors who try the new course search (B-04); only the value `true` counts. */
export const BETA_COOKIE = 'beta-course';

/**
 * The URL of the external course search site from the settings' `searchDomain` (C-01), a host or an address; null when
 * none is configured.
 */
export const courseSearchSite = (searchDomain: string): URL | null => {
  const address = /^https?:\/\//.test(searchDomain) ? searchDomain : `https://${searchDomain}`;
  return searchDomain && URL.canParse(address) ? new URL(address) : null;
};

const display = ({ origin, pathname }: URL): string =>
  `${origin}${pathname.replace(/\/$/, '')}/coursedisplay`;

/** The URL of a course list on the course search site, with the search text if there is one (B-04). */
export const courseSearchUrl = (site: URL, term: string): string =>
  display(site) + (term ? `?${new URLSearchParams({ searchTerm: term })}` : '');

/** The URL of one course on the course search site (B-05). */
export const courseOnSearchSite = (site: URL, courseId: string): string =>
  `${display(site)}/courses/${encodeURIComponent(courseId)}`;
