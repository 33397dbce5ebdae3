import { createIsland } from '@signpost/shared-ui';

/** The filter fields, in their own chunk; phones show them on request. */
export const FilterFields = createIsland('courses.landing.fields', () =>
  import(/* webpackChunkName: "courses.landing.fields" */ './filter-fields').then(
    (module) => module.FilterFields,
  ),
);
