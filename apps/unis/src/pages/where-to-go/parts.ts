import { createIsland } from '@signpost/shared-ui';

/** The open days, below the first screen, in their own chunk. */
export const OpenDaysPart = createIsland('unis.where-to-go.open-days', () =>
  import(/* webpackChunkName: "unis.where-to-go.open-days" */ './open-days').then(
    (module) => module.OpenDays,
  ),
);
