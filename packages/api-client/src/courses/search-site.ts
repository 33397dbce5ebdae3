/** The course search site of the settings' `searchDomain` (C-01), a host or an address; null when none is configured. */
export const courseSearchSite = (searchDomain: string): URL | null => {
  const address = /^https?:\/\//.test(searchDomain) ? searchDomain : `https://${searchDomain}`;
  return searchDomain && URL.canParse(address) ? new URL(address) : null;
};

const display = ({ origin, pathname }: URL): string =>
  `${origin}${pathname.replace(/\/$/, '')}/coursedisplay`;

/** Where the course search site lists courses, with the words searched for when there are any (B-04). */
export const courseSearchUrl = (site: URL, term: string): string =>
  display(site) + (term ? `?${new URLSearchParams({ searchTerm: term })}` : '');

/** Where the course search site shows one course (B-05). */
export const courseOnSearchSite = (site: URL, courseId: string): string =>
  `${display(site)}/courses/${encodeURIComponent(courseId)}`;
