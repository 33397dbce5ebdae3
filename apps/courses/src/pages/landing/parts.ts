import { sleeping } from '@signpost/shared-ui';

/** Where a search begins, while nothing was asked for. */
export const Start = sleeping('courses.landing.start', () =>
  import(/* webpackChunkName: "courses.landing.start" */ './start-page').then((module) => module.StartPage),
);

/** What was found, once something was. */
export const FoundCourses = sleeping('courses.landing.found', () =>
  import(/* webpackChunkName: "courses.landing.found" */ './found-courses').then(
    (module) => module.FoundCourses,
  ),
);

/** The fields of the filters beside it, which a phone shows when they are asked for. */
export const FilterFields = sleeping('courses.landing.fields', () =>
  import(/* webpackChunkName: "courses.landing.fields" */ './filter-fields').then(
    (module) => module.FilterFields,
  ),
);
