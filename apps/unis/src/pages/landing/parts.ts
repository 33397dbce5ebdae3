import { createIsland } from '@signpost/shared-ui';

/** Suggestions for an empty list, in their own chunk. */
export const NothingHere = createIsland('unis.landing.nothing', () =>
  import(/* webpackChunkName: "unis.landing.nothing" */ './nothing-here').then(
    (module) => module.NothingHere,
  ),
);

/** The filter fields, in their own chunk; phones show them on request. */
export const FilterFields = createIsland('unis.landing.fields', () =>
  import(/* webpackChunkName: "unis.landing.fields" */ './filter-fields').then(
    (module) => module.FilterFields,
  ),
);
