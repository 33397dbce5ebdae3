/** A route with a sample address. */
export interface Route {
  readonly clause: string;
  readonly path: string;
  /** `unlisted` pages are one visitor's own or the team's: not for search engines. Those being built say so, and are neither. */
  readonly state: 'real' | 'unlisted' | 'being-built';
}

export const BATH = '/explore/unis/10007850/university-of-bath';

const real = (clause: string, path: string): Route => ({ clause, path, state: 'real' });
const unlisted = (clause: string, path: string): Route => ({ clause, path, state: 'unlisted' });
const coming = (clause: string, path: string): Route => ({ clause, path, state: 'being-built' });

/** Every route of the specification, by clause. */
export const ROUTES: readonly Route[] = [
  real('R-01', '/'),
  real('R-02', '/explore'),
  coming('R-03', '/explore/career-compass'),
  coming('R-04', '/explore/career-list'),
  coming('R-05', '/explore/career-page/1/2136'),
  coming('R-06', '/explore/career-path/1'),
  coming('R-07', '/explore/career-quiz'),
  coming('R-08', '/explore/career-search'),
  coming('R-09', '/explore/courses'),
  coming('R-10', '/explore/courses/1234/physics'),
  coming('R-11', '/explore/employer/acme'),
  unlisted('R-12', '/explore/favourites'),
  unlisted('R-13', '/explore/for-you'),
  coming('R-14', '/explore/related/10007850'),
  real('R-15', '/explore/search'),
  real('R-16', '/explore/search/courses'),
  unlisted('R-17', '/explore/search/testbed'),
  coming('R-18', '/explore/spotlights/1/story'),
  coming('R-19', '/explore/uni-detail/10007850'),
  real('R-20', '/explore/unis'),
  real('R-21', BATH),
  coming('R-22', `${BATH}/apprenticeships`),
  coming('R-23', `${BATH}/courses`),
  coming('R-24', `${BATH}/international`),
  coming('R-25', `${BATH}/outreach`),
  coming('R-26', `${BATH}/stats`),
  coming('R-27', `${BATH}/student-life`),
  coming('R-28', '/explore/virtual-work-experiences/1/a-day'),
  coming('R-29', '/explore/what-to-do'),
  coming('R-30', '/explore/where-to-go'),
  coming('R-31', '/industry-guide-widget'),
  coming('R-32', '/subject-widget'),
  coming('R-33', '/explore/subjects/physics'),
  coming('R-34', '/explore/industry-guides/energy'),
];

/** A page or state for tests of looks and access. `phone: false` where a narrow page shows nothing that others do not. */
export interface View {
  readonly name: string;
  readonly path: string;
  readonly phone?: false;
}

/** Pages and states that look different from each other. */
export const VIEWS: readonly View[] = [
  { name: 'home', path: '/' },
  { name: 'explore', path: '/explore' },
  { name: 'landing', path: '/explore/unis' },
  { name: 'landing filtered', path: '/explore/unis?filters=Wales~country&postcode=BA2+7AY&sort=distance' },
  { name: 'landing as a map', path: '/explore/unis?view=map&letter=L' },
  { name: 'landing with nothing found', path: '/explore/unis?q=zzxxqqyy' },
  {
    name: 'landing with problems',
    path: '/explore/unis?page=-1&letter=Y&filters=Blue~colour&postcode=12345',
  },
  { name: 'overview', path: BATH },
  {
    name: 'overview with little published',
    path: '/explore/unis/99999999/brighton-and-sussex-medical-school',
  },
  {
    name: 'overview with a very long name',
    path: '/explore/unis/10032282/the-queens-foundation-for-ecumenical-theological-education',
  },
  { name: 'sub-page being built', path: `${BATH}/student-life` },
  { name: 'page being built', path: '/explore/career-quiz' },
  { name: 'favourites', path: '/explore/favourites' },
  { name: 'for you', path: '/explore/for-you', phone: false },
  { name: 'compare', path: '/explore/compare?unis=10007850,10007803' },
  { name: 'compare with nothing', path: '/explore/compare', phone: false },
  { name: 'search', path: '/explore/search' },
  { name: 'search across kinds', path: '/explore/search?q=nursing', phone: false },
  { name: 'search results', path: '/explore/search/courses?q=law' },
  { name: 'search results with nothing found', path: '/explore/search/courses?q=zzxxqqyy' },
  { name: 'search testbed', path: '/explore/search/testbed?index=courses&q=law', phone: false },
  { name: 'article', path: '/explore/articles/choosing-a-course' },
  { name: 'statement guide', path: '/explore/statement-guides/medicine-and-dentistry', phone: false },
  { name: 'about the data', path: '/about-the-data' },
  { name: 'accessibility', path: '/accessibility', phone: false },
  { name: 'cookies', path: '/cookies', phone: false },
  { name: 'widget', path: '/subject-widget' },
  { name: 'not found', path: '/explore/nothing-here' },
];
