/** A remote's regions in the site. */
export interface Region {
  readonly name: string;
  /** A page that it owns: primary. */
  readonly page: string;
  /** A page of the shell with a row of it: regular. The widgets have none. */
  readonly row: string | undefined;
  /** A page of the shell with cards of it: regular. */
  readonly cards: string;
}

const region = (name: string, page: string, row: string | undefined, cards: string): Region => ({
  name,
  page,
  row,
  cards: `/explore/search/${cards}`,
});

/** Every remote. */
export const REGIONS: readonly Region[] = [
  region('careers', '/explore/career-list', '/', 'careers?q=nurse'),
  region('courses', '/explore/courses', '/explore', 'courses?q=law'),
  region('unis', '/explore/unis', '/', 'universities?q=bath'),
  region('employers', '/explore/employer/aldermast', '/', 'employers?q=a'),
  region('widgets', '/explore/subjects/psychology', undefined, 'industry_guides?q=construction'),
];

/** Pages of the shell that need no remote or service. */
export const STANDING = ['/cookies', '/accessibility'] as const;

/** The rest of the site: pages in which a remote takes no part. */
export const pagesWithout = (name: string): readonly string[] => [
  ...STANDING,
  ...REGIONS.filter((other) => other.name !== name).map(({ page }) => page),
];
