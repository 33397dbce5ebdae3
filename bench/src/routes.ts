import { REMOTES } from '@signpost/e2e/src/remotes';
import { ROUTES } from '@signpost/e2e/src/site';

/** A page to measure. */
export interface MeasuredRoute {
  readonly name: string;
  readonly path: string;
}

/** The routes of the bench. */
export interface MeasuredRoutes {
  readonly all: readonly MeasuredRoute[];
  /** The list of 48 cards. */
  readonly list: MeasuredRoute;
  readonly overview: MeasuredRoute;
}

/**
 * Pages that are larger with a query than at the specification's sample address, and pages that have no route
 * there.
 */
const LARGER_PAGES: readonly MeasuredRoute[] = [
  { name: 'courses found', path: '/explore/search/courses?q=law' },
  { name: 'careers A to Z', path: '/explore/career-list?sort=title' },
  { name: 'quiz, a statement', path: '/explore/career-quiz?a=35' },
  { name: 'for you with ideas', path: '/explore/for-you?subjects=psychology' },
  { name: 'compare', path: '/explore/compare?unis=10007850,10007803' },
  { name: 'five choices', path: '/explore/courses/choices' },
  { name: 'article', path: '/explore/articles/choosing-a-course' },
  { name: 'statement guide', path: '/explore/statement-guides/medicine-and-dentistry' },
  { name: 'about the data', path: '/about-the-data' },
];

/** Pages of remotes of which the specification has none. */
const otherPages = (): readonly MeasuredRoute[] => {
  const known = new Set(ROUTES.map(({ path }) => path));
  return REMOTES.filter(({ paths }) => !Object.values(paths).some((path) => known.has(path))).flatMap(
    ({ views }) => views.map(({ name, path }) => ({ name, path })),
  );
};

/** Every route of the specification, the larger pages and those of new remotes, with sample addresses from the catalogue. */
const PAGES: readonly MeasuredRoute[] = [
  ...ROUTES.map(({ name, path }) => ({ name, path })),
  ...LARGER_PAGES,
  ...otherPages(),
];

const pageNamed = (wanted: string): MeasuredRoute => {
  const page = PAGES.find(({ name }) => name === wanted);
  if (!page) throw new Error(`there is no page called ${wanted}`);
  return page;
};

/**
 * Returns the routes to measure. Throws when a page does not answer 200, because an error page would be small
 * and fast.
 */
export const findRoutes = async (origin: string): Promise<MeasuredRoutes> => {
  for (const { path } of PAGES) {
    const answer = await fetch(new URL(path, origin));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}; only complete pages are measured`);
  }
  return { all: PAGES, list: pageNamed('unis list'), overview: pageNamed('uni overview') };
};
