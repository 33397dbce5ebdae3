import { createIsland } from '@signpost/shared-ui';

/** The open days, below the first screen, in their own chunk. */
export const OpenDaysPart = createIsland('unis.overview.open-days', () =>
  import(/* webpackChunkName: "unis.overview.open-days" */ './open-days').then((module) => module.OpenDays),
);

/** Its stories, which few providers have. */
export const SpotlightsPart = createIsland('unis.overview.spotlights', () =>
  import(/* webpackChunkName: "unis.overview.spotlights" */ './spotlights').then(
    (module) => module.Spotlights,
  ),
);
