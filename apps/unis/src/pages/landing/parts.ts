import { createIsland } from '@signpost/shared-ui';

/** Suggestions for an empty list, in their own chunk. */
export const NothingHere = createIsland('unis.landing.nothing', () =>
  import(/* webpackChunkName: "unis.landing.nothing" */ './nothing-here').then(
    (module) => module.NothingHere,
  ),
);
