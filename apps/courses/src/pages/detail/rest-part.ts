import { createIsland } from '@signpost/shared-ui';

/** The part of the page below the first screen, in its own chunk. */
export const Rest = createIsland('courses.detail.rest', () =>
  import(/* webpackChunkName: "courses.detail.rest" */ './rest').then((module) => module.Rest),
);
