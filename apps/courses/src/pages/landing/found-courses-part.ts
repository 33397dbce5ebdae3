import { sleeping } from '@signpost/shared-ui';

/** What was found. The landing as most visitors first meet it, with nothing searched for, has none of it. */
export const FoundCourses = sleeping('courses.landing.found', () =>
  import(/* webpackChunkName: "courses.landing.found" */ './found-courses').then(
    (module) => module.FoundCourses,
  ),
);
