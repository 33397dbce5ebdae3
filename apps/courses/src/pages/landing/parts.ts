import { createIsland } from '@signpost/shared-ui';

/** The start page of a search, in its own chunk. */
export const Start = createIsland('courses.landing.start', () =>
  import(/* webpackChunkName: "courses.landing.start" */ './start-page').then((module) => module.StartPage),
);

/** The search results, in their own chunk. */
export const FoundCourses = createIsland('courses.landing.found', () =>
  import(/* webpackChunkName: "courses.landing.found" */ './found-courses').then(
    (module) => module.FoundCourses,
  ),
);
