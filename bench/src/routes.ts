/** A page that is measured. */
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

const list = { name: 'unis list', path: '/explore/unis' };
const overview = { name: 'uni overview', path: '/explore/unis/10007850/university-of-bath' };

/** A page of each kind that visitors arrive at, of the shell and of every remote, with sample addresses of the catalogue. */
const PAGES: readonly MeasuredRoute[] = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore' },
  { name: 'search results', path: '/explore/search/courses?q=law' },
  { name: 'compare', path: '/explore/compare?unis=10007850,10007803' },
  list,
  overview,
  { name: 'where to go', path: '/explore/where-to-go' },
  { name: 'courses', path: '/explore/courses' },
  {
    name: 'course',
    path: '/explore/courses/cf9cce48-7f16-8b88-a556-ffa381057db6/accounting-and-finance',
  },
  { name: 'career', path: '/explore/career-page/13.growing-food/5113' },
  { name: 'career list', path: '/explore/career-list?sort=title' },
  { name: 'what to do', path: '/explore/what-to-do' },
  { name: 'quiz', path: '/explore/career-quiz' },
  { name: 'employer', path: '/explore/employer/aldermast' },
  { name: 'subject', path: '/explore/subjects/psychology' },
];

/** What to measure. Throws when a page does not answer as one should: an error page is light and fast. */
export const findRoutes = async (origin: string): Promise<MeasuredRoutes> => {
  for (const { path } of PAGES) {
    const answer = await fetch(new URL(path, origin));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}; only whole pages are measured`);
  }
  return { all: PAGES, list, overview };
};
