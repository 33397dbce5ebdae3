import { createIsland } from '@signpost/shared-ui';

/** The filter fields, in their own chunk; phones show them on request. */
export const FilterFields = createIsland('unis.courses.fields', () =>
  import(/* webpackChunkName: "unis.courses.fields" */ './filter-fields').then(
    (module) => module.FilterFields,
  ),
);
