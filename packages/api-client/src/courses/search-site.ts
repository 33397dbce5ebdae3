/** The cookie of visitors who try the new course search (B-04); only the value `true` counts. */
export const BETA_COOKIE = 'beta-course';

/** The URL of a course list on the course search site, with the search text if there is one (B-04). */
export const courseSearchUrl = (site: string, term: string): string =>
  `${site}/coursedisplay${term ? `?${new URLSearchParams({ searchTerm: term })}` : ''}`;

/** The URL of one course on the course search site (B-05). */
export const courseOnSearchSite = (site: string, courseId: string): string =>
  `${site}/coursedisplay/courses/${encodeURIComponent(courseId)}`;
